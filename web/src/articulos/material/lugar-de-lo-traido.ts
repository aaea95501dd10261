import { useEffect, useEffectEvent, useRef } from 'react';
import type { Rama } from './ramas.ts';

/**
 * A line that asks for what is missing goes away once all of it came. Whoever pressed it goes on where it stood: at the first
 * that came, or at its parent when nothing did.
 */
export function useLugarDeLoTraido(ramas: readonly Rama[], ir: (clave: string | null) => void) {
  const pedida = useRef<{ readonly rama: Rama; readonly antes: ReadonlySet<string> }>(undefined);
  const seguir = useEffectEvent(() => {
    if (!pedida.current || ramas.some(({ clave }) => clave === pedida.current?.rama.clave)) return;
    const { rama, antes } = pedida.current;
    pedida.current = undefined;
    // Nobody has the keyboard: it went away with the line, and not because the person took it elsewhere.
    if (document.activeElement !== document.body) return;
    ir(ramas.find(({ clave, padreId }) => padreId === rama.padreId && !antes.has(clave))?.clave ?? rama.padreId);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for each time that there are other lines
  useEffect(() => seguir(), [ramas]);
  return (rama: Rama) => {
    pedida.current = { rama, antes: new Set(ramas.map(({ clave }) => clave)) };
  };
}
