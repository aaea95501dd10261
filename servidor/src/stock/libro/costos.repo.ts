import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { Costo } from '@trastienda/nucleo/stock/costo.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

type Fila = {
  readonly articuloId: string;
  readonly cantidad: string;
  readonly valor: string;
  readonly promedio: string;
};

/**
 * Locks the cost rows of some artículos in ascending order, after the balances (`acordado` 13b). None is locked while
 * one is missing, so that all of them are taken in order once `abrirCostos` has made it.
 */
export async function bloquearCostos(tx: Tx, articuloIds: readonly string[]): Promise<Map<string, Costo>> {
  const { rows } = await sql<Fila>`
    select articulo_id as "articuloId", cantidad, valor, promedio from costo_articulo
    where articulo_id = any(${articuloIds}::uuid[])
      and (select count(*) from costo_articulo where articulo_id = any(${articuloIds}::uuid[])) = ${articuloIds.length}::int
    order by articulo_id for update
  `.execute(tx);
  return new Map(
    rows.map(({ articuloId, cantidad, valor, promedio }) => [
      articuloId,
      { cantidad: decimal(cantidad), valor: decimal(valor), promedio: decimal(promedio) },
    ]),
  );
}

export async function abrirCostos(tx: Tx, articuloIds: readonly string[]): Promise<void> {
  await sql`
    insert into costo_articulo (articulo_id) select * from unnest(${articuloIds.toSorted()}::uuid[]) on conflict do nothing
  `.execute(tx);
}

export async function guardarCostos(tx: Tx, costos: ReadonlyMap<string, Costo>): Promise<void> {
  const filas = [...costos];
  await sql`
    update costo_articulo c set cantidad = n.cantidad, valor = n.valor, promedio = n.promedio
    from unnest(${filas.map(([articuloId]) => articuloId)}::uuid[],
                ${filas.map(([, { cantidad }]) => cantidad.toFixed())}::numeric[],
                ${filas.map(([, { valor }]) => valor.toFixed())}::numeric[],
                ${filas.map(([, { promedio }]) => promedio.toFixed())}::numeric[])
      as n (articulo_id, cantidad, valor, promedio)
    where c.articulo_id = n.articulo_id
  `.execute(tx);
}
