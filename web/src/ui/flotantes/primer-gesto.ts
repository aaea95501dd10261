import { useEffect, useState } from 'react';
import { type PiezaAPedido, piezaAPedido } from '#ui/pantalla/pieza-a-pedido.ts';

const GESTOS = ['pointermove', 'pointerdown', 'keydown'] as const;
const pendientes = new Set<() => void>();
let huboGesto = false;

/** Does it when the person gives the first sign of being there; at once when that has been. One listener for all. */
export function alPrimerGesto(hacer: () => void): void {
  if (huboGesto) hacer();
  else pendientes.add(hacer);
}

/** Whether there was such a sign. */
export const yaHuboGesto = (): boolean => huboGesto;

/** The same, for a component: it draws again when there is one. */
export function useHuboGesto(): boolean {
  const [hubo, setHubo] = useState(false);
  useEffect(() => alPrimerGesto(() => setHubo(true)), []);
  return hubo;
}

function handleGesto(): void {
  huboGesto = true;
  for (const gesto of GESTOS) globalThis.removeEventListener(gesto, handleGesto, true);
  for (const hacer of pendientes) hacer();
  pendientes.clear();
}

for (const gesto of GESTOS) globalThis.addEventListener?.(gesto, handleGesto, { capture: true, passive: true });

/** The same file for all that names the pieces it brings. It comes with the first gesture. */
export function piezasConElGesto<Piezas>(traer: () => Promise<Piezas>): PiezaAPedido<Piezas> {
  const piezas = piezaAPedido(traer);
  alPrimerGesto(() => {
    // Who needs one asks again, and is told when it cannot come.
    piezas.pedir().catch(() => undefined);
  });
  return piezas;
}
