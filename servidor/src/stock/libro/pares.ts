import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { claveDePar } from '@trastienda/nucleo/stock/movimiento.ts';

/** One artículo in one depósito. */
export type Par = { readonly articuloId: string; readonly depositoId: string };

/** Each pair once, in the ascending order every lock is taken in. */
export function paresEnOrden(pares: readonly Par[]): Par[] {
  const porClave = new Map(
    pares.map(({ articuloId, depositoId }) => [claveDePar({ articuloId, depositoId }), { articuloId, depositoId }]),
  );
  return [...porClave.keys()].sort().map((clave) => definido(porClave.get(clave), 'the pair just kept'));
}

/** The columns of some pairs, as `unnest` takes them. */
export const columnasDe = (pares: readonly Par[]) => ({
  articulos: pares.map(({ articuloId }) => articuloId),
  depositos: pares.map(({ depositoId }) => depositoId),
});
