import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useConfirmar } from './confirmar.tsx';

/** Leaving the screen with changes that were not saved asks first; closing the tab too. */
export function useAvisoAlSalir(hayCambios: boolean): void {
  const { t } = useTranslation('ui');
  const confirmar = useConfirmar();
  useBlocker({
    disabled: !hayCambios,
    enableBeforeUnload: () => hayCambios,
    shouldBlockFn: async ({ current, next }) => {
      // Another tab or filter of the same screen loses nothing.
      if (current.pathname === next.pathname) return false;
      const respuesta = await confirmar({
        titulo: t('formulario.cambiosSinGuardar'),
        texto: t('formulario.cambiosSinGuardarTexto'),
        boton: t('formulario.salirSinGuardar'),
        peligro: true,
      });
      return respuesta === null;
    },
  });
}
