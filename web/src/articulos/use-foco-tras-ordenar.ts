import { type SyntheticEvent, useEffect, useRef } from 'react';
import { estaPerdido } from '#ui/teclado/foco-tras-quitar.ts';

const PREGUNTA = '[role=dialog], .MuiModal-root';

/**
 * What an order does may take away the button that gave it, or leave it with nothing more to do: whoever pressed it goes on
 * from it, or else from the title of the screen, and not from the top of the page. `ocupado`: it is being done. Whoever presses
 * or goes to something else, other than a question about it, went elsewhere.
 */
export function useFocoTrasOrdenar(ocupado: boolean): (evento: SyntheticEvent<HTMLElement>) => void {
  const dada = useRef<HTMLElement>(null);
  useEffect(() => {
    if (dada.current === null || ocupado) return;
    const activo = document.activeElement;
    // A browser lets go of a button that can no longer be pressed only after it is drawn so.
    const perdido = estaPerdido(null) || activo?.matches(':disabled');
    if (perdido) (sePulsa(dada.current) ? dada.current : titulo())?.focus({ preventScroll: true });
    else if (activo !== dada.current && !activo?.closest('[role=dialog]')) dada.current = null;
  });
  useEffect(() => {
    const olvidar = ({ target }: Event) => {
      const lugar = target as Element;
      if (!dada.current?.contains(lugar) && !lugar.closest(PREGUNTA)) dada.current = null;
    };
    const control = new AbortController();
    for (const gesto of ['pointerdown', 'focusin'])
      document.addEventListener(gesto, olvidar, { capture: true, signal: control.signal });
    return () => control.abort();
  }, []);
  return ({ currentTarget }) => {
    dada.current = currentTarget;
  };
}

const sePulsa = (boton: HTMLElement): boolean => boton.isConnected && !boton.matches(':disabled');

function titulo(): HTMLElement | null {
  const uno = document.querySelector('h1');
  if (uno) uno.tabIndex = -1;
  return uno;
}
