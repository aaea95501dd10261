import { type RefCallback, useCallback, useState } from 'react';

type Marca = true | undefined;
/** What goes on the box around the one that scrolls: the sides on which there is more. */
type DelMarco = { readonly 'data-antes': Marca; readonly 'data-despues': Marca };

/**
 * On which sides of what scrolls sideways something is out of sight, in the direction of reading: `caja` is of the box that
 * scrolls, `marco` and `sombrasDeDesborde` are of the one around it.
 */
export function useDesborde(): { readonly caja: RefCallback<HTMLElement>; readonly marco: DelMarco } {
  const [antes, setAntes] = useState(false);
  const [despues, setDespues] = useState(false);
  const caja = useCallback((una: HTMLElement | null) => {
    if (una === null) return;
    const mirar = () => {
      // From right to left what was gone over is counted below zero.
      const ido = Math.abs(una.scrollLeft);
      setAntes(ido > 1);
      setDespues(una.scrollWidth - una.clientWidth - ido > 1);
    };
    const medidor = new ResizeObserver(mirar);
    const medirTodo = () => {
      for (const cual of [una, ...una.children]) medidor.observe(cual);
    };
    // What comes later makes it longer and changes no size of what was there.
    const llegadas = new MutationObserver(() => {
      medirTodo();
      mirar();
    });
    medirTodo();
    llegadas.observe(una, { childList: true });
    una.addEventListener('scroll', mirar, { passive: true });
    return () => {
      medidor.disconnect();
      llegadas.disconnect();
      una.removeEventListener('scroll', mirar);
    };
  }, []);
  return { caja, marco: { 'data-antes': antes || undefined, 'data-despues': despues || undefined } };
}

/** Over the edge of what scrolls, and out of the way of the pointer. */
const sombra = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  // Above a head that stays.
  zIndex: 3,
  width: 28,
  pointerEvents: 'none',
  opacity: 0,
  transition: 'opacity 120ms',
} as const;

/** Of the colour of what is read, so that it is seen by day and by night. */
const TONO = 'color-mix(in srgb, currentColor 22%, transparent)';

/** A shade on each side where there is more: what is seen may end just where its box does. */
export const sombrasDeDesborde = {
  position: 'relative',
  '&::before': { ...sombra, left: 0, background: `linear-gradient(to right, ${TONO}, transparent)` },
  '&::after': { ...sombra, right: 0, background: `linear-gradient(to left, ${TONO}, transparent)` },
  '&[data-antes]::before, &[data-despues]::after': { opacity: 1 },
} as const;
