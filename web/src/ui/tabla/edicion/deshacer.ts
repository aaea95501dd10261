import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/avisos.tsx';

/** Takes back what was done last, while its notice offers that. */
export type UltimaDeshacible = RefObject<(() => void) | undefined>;

/** Says what was done, and offers to take it back once: the notice and the keyboard offer the same. */
export function useOfrecerDeshacer(ultima: UltimaDeshacible) {
  const { t } = useTranslation('ui');
  const avisos = useAvisos();
  return (texto: string, deshacer: () => Promise<unknown>): void => {
    const onClick = unaVez(() => void deshacer().catch(avisos.error));
    ultima.current = onClick;
    avisos.exito(texto, {
      accion: { texto: t('accion.deshacer'), onClick },
      onIrse: () => {
        if (ultima.current === onClick) ultima.current = undefined;
      },
    });
  };
}

function unaVez(hacer: () => void): () => void {
  let hecho = false;
  return () => {
    if (hecho) return;
    hecho = true;
    hacer();
  };
}
