import { useBlocker, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
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

type Lugar = { readonly pathname: string; readonly search: object };
type Ida = { readonly action: string; readonly current: Lugar; readonly next: Lugar };

/** For a panel with a form: what closes it or leaves the screen, with changes that were not saved, asks first. */
export function useCierre(onCerrar: () => void) {
  const preguntar = usePreguntarSalida();
  const [hayCambios, setHayCambios] = useState(false);
  // Who has just saved goes on at once, before the screen is drawn again.
  const ahora = useRef(false);
  const onCambios = useCallback((hay: boolean) => {
    ahora.current = hay;
    setHayCambios(hay);
  }, []);
  // Within the screen only the browser closes a panel by surprise: the rest is the panel itself, which may be in the address.
  const cierra = ({ action, current, next }: Ida) =>
    ahora.current && (current.pathname !== next.pathname || (action !== 'PUSH' && action !== 'REPLACE'));
  const seDejo = useRef(false);
  useBloqueo(hayCambios, cierra, () => {
    seDejo.current = true;
  });
  // A panel that is in the address closed with it, and its form took its changes along; any other is still there to close.
  const cerrarSiSigue = useEffectEvent(() => {
    const sigue = seDejo.current && ahora.current;
    seDejo.current = false;
    if (!sigue) return;
    onCambios(false);
    onCerrar();
  });
  const lugar = useSearch({ strict: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for each arrival at another place of the same screen
  useEffect(() => cerrarSiSigue(), [lugar]);
  const cerrar = async (): Promise<void> => {
    if (ahora.current && !(await preguntar())) return;
    onCambios(false);
    onCerrar();
  };
  return { onCambios, cerrar: () => void cerrar() };
}

/**
 * Leaving the screen with changes that were not saved asks first; closing the tab too. Another filter of the same screen
 * loses nothing; `parte` names what of the address takes the form away when it changes: its tab.
 */
export function useAvisoAlSalir(hayCambios: boolean, parte?: string): void {
  useBloqueo(hayCambios, ({ current, next }) => {
    if (current.pathname !== next.pathname) return true;
    return parte !== undefined && valorDe(current, parte) !== valorDe(next, parte);
  });
}

const valorDe = ({ search }: Lugar, parte: string): unknown => (search as Readonly<Record<string, unknown>>)[parte];

// The screen and a panel over it are asked one after the other about the same departure.
let yaContesto = false;

function useBloqueo(hayCambios: boolean, pierde: (ida: Ida) => boolean, onSeVa?: () => void): void {
  const preguntar = usePreguntarSalida();
  useBlocker({
    disabled: !hayCambios,
    enableBeforeUnload: () => hayCambios,
    shouldBlockFn: async (ida) => {
      if (!pierde(ida)) return false;
      if (!yaContesto) {
        if (!(await preguntar())) return true;
        yaContesto = true;
        setTimeout(() => {
          yaContesto = false;
        });
      }
      onSeVa?.();
      return false;
    },
  });
}
