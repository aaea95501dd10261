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
