import { useSyncExternalStore } from 'react';

export type PiezaAPedido<Pieza> = {
  /** Brings it, once; after a failure the next one tries again. */
  readonly pedir: () => Promise<void>;
  /** The piece, from the moment it is here. */
  readonly usePieza: () => Pieza | undefined;
};

/**
 * A piece of the interface that comes when somebody is about to need it. Unlike `lazy`, one that is already here shows in
 * the same render that asks for it: what opens with a click neither waits nor blinks.
 */
export function piezaAPedido<Pieza>(traer: () => Promise<Pieza>): PiezaAPedido<Pieza> {
  let llegada: { readonly pieza: Pieza } | undefined;
  let pedido: Promise<void> | undefined;
  const oyentes = new Set<() => void>();
  const traerla = async () => {
    try {
      llegada = { pieza: await traer() };
    } catch (error) {
      pedido = undefined;
      throw error;
    }
    for (const oyente of oyentes) oyente();
  };
  const escuchar = (oyente: () => void) => {
    oyentes.add(oyente);
    return () => oyentes.delete(oyente);
  };
  return {
    pedir: () => {
      pedido ??= traerla();
      return pedido;
    },
    usePieza: () => useSyncExternalStore(escuchar, () => llegada)?.pieza,
  };
}

const GESTOS = ['pointermove', 'pointerdown', 'keydown'] as const;
const pendientes = new Set<() => void>();
let huboGesto = false;

/** Does it when the person gives the first sign of being there; at once when that has been. One listener for all. */
export function alPrimerGesto(hacer: () => void): void {
  if (huboGesto) hacer();
  else pendientes.add(hacer);
}

function handleGesto(): void {
  huboGesto = true;
  for (const gesto of GESTOS) globalThis.removeEventListener(gesto, handleGesto, true);
  for (const hacer of pendientes) hacer();
  pendientes.clear();
}

for (const gesto of GESTOS) globalThis.addEventListener?.(gesto, handleGesto, { capture: true, passive: true });
