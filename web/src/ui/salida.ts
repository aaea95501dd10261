import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmar } from './confirmar.tsx';

/** The question before what was not saved is lost: resolves to whether the person leaves all the same. */
export function usePreguntarSalida(): () => Promise<boolean> {
  const { t } = useTranslation('ui');
  const confirmar = useConfirmar();
  return async () => {
    const respuesta = await confirmar({
      titulo: t('formulario.cambiosSinGuardar'),
      texto: t('formulario.cambiosSinGuardarTexto'),
      boton: t('formulario.salirSinGuardar'),
      peligro: true,
    });
    return respuesta !== null;
  };
}

/** For a panel with a form: closing it with changes that were not saved asks first. */
export function useCierre(onCerrar: () => void) {
  const preguntar = usePreguntarSalida();
  const [hayCambios, setHayCambios] = useState(false);
  const cerrar = async (): Promise<void> => {
    if (hayCambios && !(await preguntar())) return;
    setHayCambios(false);
    onCerrar();
  };
  return { onCambios: setHayCambios, cerrar: () => void cerrar() };
}

/** Leaving the screen with changes that were not saved asks first; closing the tab too. */
export function useAvisoAlSalir(hayCambios: boolean): void {
  const preguntar = usePreguntarSalida();
  useBlocker({
    disabled: !hayCambios,
    enableBeforeUnload: () => hayCambios,
    shouldBlockFn: async ({ current, next }) => {
      // Another tab or filter of the same screen loses nothing.
      if (current.pathname === next.pathname) return false;
      return !(await preguntar());
    },
  });
}
