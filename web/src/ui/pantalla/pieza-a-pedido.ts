import { useSyncExternalStore } from 'react';

export type PiezaAPedido<Pieza> = {
  /** Brings it, once; after a failure the next one tries again. */
  readonly pedir: () => Promise<Pieza>;
  /** The piece, from the moment it is here. */
  readonly usePieza: () => Pieza | undefined;
};

/**
 * A piece of the interface that comes when somebody is about to need it. Unlike `lazy`, one that is already here shows in
 * the same render that asks for it: what opens with a click neither waits nor blinks.
 */
export function piezaAPedido<Pieza>(traer: () => Promise<Pieza>): PiezaAPedido<Pieza> {
  let llegada: { readonly pieza: Pieza } | undefined;
  let pedido: Promise<Pieza> | undefined;
  const oyentes = new Set<() => void>();
  const traerla = async () => {
    try {
      llegada = { pieza: await traer() };
    } catch (error) {
      pedido = undefined;
      throw error;
    }
    for (const oyente of oyentes) oyente();
    return llegada.pieza;
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
