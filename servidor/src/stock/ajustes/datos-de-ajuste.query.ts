import type { Control } from '@trastienda/nucleo/articulos/numeros/control.ts';
import type { RenglonDeAjuste } from '@trastienda/nucleo/stock/ajuste.ts';
import type { NumeroPedido } from '@trastienda/nucleo/stock/numeros/numero-pedido.ts';
import type { ArticuloMovible } from '@trastienda/nucleo/stock/renglones.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';

/** What has to be known of some artículos before they are moved, by id. */
export async function leerArticulosMovibles(
  tx: Tx,
  articuloIds: readonly string[],
): Promise<ReadonlyMap<string, ArticuloMovible>> {
  const filas = await tx
    .selectFrom('articulo as a')
    .innerJoin('unidad as u', 'u.id', 'a.unidad_id')
    .select(['a.id', 'a.codigo', 'a.tipo', 'a.estado', 'a.decimales', 'a.control', 'u.nombre as unidad'])
    .$narrowType<{ control: Control }>()
    .where((fila) => fila('a.id', '=', fila.fn.any(fila.val(articuloIds))))
    .execute();
  return new Map(filas.map((fila) => [fila.id, fila]));
}

export type RenglonActual = RenglonDeAjuste & { readonly tipo: string; readonly estado: string };

/** The lines of an ajuste with what their artículos are now. */
export const leerRenglones = (db: Db | Tx, ajusteId: string): Promise<RenglonActual[]> =>
  db
    .selectFrom('ajuste_renglon as r')
    .innerJoin('articulo as a', 'a.id', 'r.articulo_id')
    .select([
      'r.id',
      'r.articulo_id as articuloId',
      'a.codigo',
      'a.tipo',
      'a.estado',
      'r.decimales',
      'r.cantidad',
      'r.costo',
      sql<readonly NumeroPedido[]>`r.numeros`.as('numeros'),
    ])
    .where('r.ajuste_id', '=', ajusteId)
    .orderBy('r.orden')
    .execute();

/** The movement an ajuste was applied with. */
export const leerMovimientoDe = (tx: Tx, ajusteId: string): Promise<{ readonly id: number }> =>
  tx
    .selectFrom('movimiento_stock')
    .select('id')
    .where('documento_tipo', '=', 'AJUSTE')
    .where('documento_id', '=', ajusteId)
    .where('revierte_a', 'is', null)
    .executeTakeFirstOrThrow();
