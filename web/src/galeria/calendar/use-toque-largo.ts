import { type PointerEvent, useEffect, useRef } from 'react';

const ESPERA_MS = 400;
/** Pixels that a finger that stays may move all the same. */
const TEMBLOR = 10;

/**
 * A finger that stays on something takes it up; one that moves before that scrolls, and one that goes, taps. What was taken
 * up is followed by whoever asked, while the page stays where it is.
 */
export function useToqueLargo(): (toque: PointerEvent, onLargo: () => void) => void {
  const soltar = useRef<() => void>(undefined);
  useEffect(() => {
    // Asked for when the finger lands: without it the page scrolls, and nobody may say no any more.
    window.addEventListener('touchmove', nada, { passive: false });
    return () => {
      window.removeEventListener('touchmove', nada);
      soltar.current?.();
    };
  }, []);
  return (toque, onLargo) => {
    soltar.current?.();
    if (!toque.isPrimary) return;
    const { clientX, clientY } = toque;
    // The page tells the moves of a finger to what it landed on, even when that is drawn anew somewhere else.
    const sobre = toque.target as HTMLElement;
    let levantado = false;
    const reloj = setTimeout(() => {
      levantado = true;
      onLargo();
    }, ESPERA_MS);
    const handleMove = (a: globalThis.PointerEvent) => {
      if (!levantado && Math.hypot(a.clientX - clientX, a.clientY - clientY) >= TEMBLOR) handleFin();
    };
    const handleQuieto = (evento: Event) => {
      if (levantado) evento.preventDefault();
    };
    const handleFin = () => {
      clearTimeout(reloj);
      window.removeEventListener('pointermove', handleMove);
      window.removeEventListener('pointerup', handleFin);
      window.removeEventListener('pointercancel', handleFin);
      window.removeEventListener('contextmenu', prevenir);
      sobre.removeEventListener('touchmove', handleQuieto);
    };
    soltar.current = handleFin;
    window.addEventListener('pointermove', handleMove);
    window.addEventListener('pointerup', handleFin);
    window.addEventListener('pointercancel', handleFin);
    window.addEventListener('contextmenu', prevenir);
    sobre.addEventListener('touchmove', handleQuieto, { passive: false });
  };
}

const nada = () => undefined;
/** The menu of a finger that stays, which would end what it is doing. */
const prevenir = (evento: Event) => evento.preventDefault();
