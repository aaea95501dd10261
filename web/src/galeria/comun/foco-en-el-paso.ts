import { type RefObject, useEffect, useRef } from 'react';

/** For the box of a step: the button that brought them here may be gone, so the keyboard goes on in the step that came. */
export function useFocoEnElPaso(paso: number | string): RefObject<HTMLDivElement | null> {
  const lugar = useRef<HTMLDivElement>(null);
  const visto = useRef(paso);
  useEffect(() => {
    if (visto.current === paso) return;
    visto.current = paso;
    lugar.current?.focus();
  }, [paso]);
  return lugar;
}

/**
 * For the box where what is read and what is written take each other's place: the button that was pressed goes with the one
 * that leaves, and the keyboard that was on it goes on from the first control of the one that came.
 */
export function useFocoEnElRelevo(cual: boolean): RefObject<HTMLDivElement | null> {
  const lugar = useRef<HTMLDivElement>(null);
  const visto = useRef(cual);
  useEffect(() => {
    if (visto.current === cual) return;
    visto.current = cual;
    // Whoever goes on to something else takes the keyboard there.
    if (document.activeElement === document.body) lugar.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [cual]);
  return lugar;
}
