import type { PrecioEscrito } from '@trastienda/nucleo/articulos/precios/vigencia.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';

export type PrecioNuevo = {
  readonly listaId: string;
  readonly articuloId: string;
  readonly importe: string | null;
  readonly desde: Date;
  readonly cantidadDesde: string;
  readonly motivo: string;
};

/**
 * From when on a price holds that is put now, by somebody who had to wait for it (the artículo is held): not before what was
 * put meanwhile by who came first, whose order may have begun later.
 */
export async function desdeAhora(tx: Tx, ahora: Date): Promise<Date> {
  const { rows } = await sql<{ desde: string }>`
    select greatest(${ahora}::timestamptz, clock_timestamp()) as desde`.execute(tx);
  return new Date(definido(rows[0], 'the row of a greatest').desde);
}

/** The price that holds at `desde` in a lista for a quantity, if there is one, and those that begin later, in their order. */
export async function leerTramoDesde(
  tx: Tx,
  { listaId, articuloId, cantidadDesde, desde }: Omit<PrecioNuevo, 'importe' | 'motivo'>,
): Promise<PrecioEscrito[]> {
  const { rows } = await sql<PrecioEscrito>`
    select p.cantidad_desde as "cantidadDesde", p.desde, p.importe from precio p
    where p.lista_id = ${listaId} and p.articulo_id = ${articuloId} and p.cantidad_desde = ${cantidadDesde}::numeric
      and p.desde >= coalesce(
        (select max(q.desde) from precio q
          where q.lista_id = p.lista_id and q.articulo_id = p.articulo_id and q.cantidad_desde = p.cantidad_desde
            and q.desde <= ${desde}), ${desde})
    order by p.desde
  `.execute(tx);
  return rows;
}

/** Adds prices and answers the ids of those that were free; one that begins at the same instant keeps its place. */
export async function insertarPrecios(
  tx: Tx,
  precios: readonly PrecioNuevo[],
  usuarioId: string | null,
): Promise<readonly string[]> {
  if (precios.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    insert into precio (id, lista_id, articulo_id, importe, desde, cantidad_desde, motivo, creado_por)
    select * from unnest(
      ${precios.map(() => uuidv7())}::uuid[], ${precios.map(({ listaId }) => listaId)}::uuid[],
      ${precios.map(({ articuloId }) => articuloId)}::uuid[], ${precios.map(({ importe }) => importe)}::numeric[],
      ${precios.map(({ desde }) => desde.toISOString())}::timestamptz[],
      ${precios.map(({ cantidadDesde }) => cantidadDesde)}::numeric[], ${precios.map(({ motivo }) => motivo)}::text[],
      ${precios.map(() => usuarioId)}::uuid[])
    on conflict (lista_id, articulo_id, cantidad_desde, desde) do nothing
    returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}
