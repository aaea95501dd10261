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
  /** The batch whose price is put again, when it is one. */
  readonly loteId?: string | null;
  /** Since when it is as old, of one that comes back. */
  readonly fecha?: Date | null;
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

/** A price, and the batch that wrote it with when it is over by itself, if it is to be. */
export type PrecioDeTramo = PrecioEscrito & {
  /** Since when it is as old. */
  readonly fecha: string;
  readonly lote: { readonly id: string; readonly hasta: string | null } | null;
};

/** Every price of an artículo in a lista for a quantity, in their order. */
export async function leerTramo(
  tx: Tx,
  { listaId, articuloId, cantidadDesde }: Pick<PrecioNuevo, 'listaId' | 'articuloId' | 'cantidadDesde'>,
): Promise<PrecioDeTramo[]> {
  const { rows } = await sql<PrecioDeTramo>`
    select p.cantidad_desde as "cantidadDesde", p.desde, p.importe, coalesce(p.fecha, p.desde) as fecha,
           case when t.id is not null then json_build_object(
             'id', t.id, 'hasta', case when t.estado = 'APLICADO' then t.hasta end) end as lote
    from precio p left join lote_precio t on t.id = p.lote_id
    where p.lista_id = ${listaId} and p.articulo_id = ${articuloId} and p.cantidad_desde = ${cantidadDesde}::numeric
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
    insert into precio (id, lista_id, articulo_id, importe, desde, cantidad_desde, motivo, creado_por, lote_id, fecha)
    select * from unnest(
      ${precios.map(() => uuidv7())}::uuid[], ${precios.map(({ listaId }) => listaId)}::uuid[],
      ${precios.map(({ articuloId }) => articuloId)}::uuid[], ${precios.map(({ importe }) => importe)}::numeric[],
      ${precios.map(({ desde }) => desde.toISOString())}::timestamptz[],
      ${precios.map(({ cantidadDesde }) => cantidadDesde)}::numeric[], ${precios.map(({ motivo }) => motivo)}::text[],
      ${precios.map(() => usuarioId)}::uuid[], ${precios.map(({ loteId = null }) => loteId)}::uuid[],
      ${precios.map(({ fecha }) => fecha?.toISOString() ?? null)}::timestamptz[])
    on conflict (lista_id, articulo_id, cantidad_desde, desde) do nothing
    returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}
