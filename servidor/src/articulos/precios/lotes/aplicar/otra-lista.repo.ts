import { type RawBuilder, sql } from 'kysely';
import type { LoteSimulable } from '#articulos/precios/lotes/lotes.repo.ts';
import type { Tx } from '#db/db.ts';

/** The price of the artículo of the outer row `a` in the lista of the outer row `b`, where the one beside it is from a quantity on. */
export function precioEnOtra(cantidadDesde: RawBuilder<unknown>, ahora: Date): RawBuilder<unknown> {
  const cantidad = sql`greatest(${cantidadDesde}, 1)`;
  return sql`coalesce(precio_escrito(b.id, a.id, ${cantidad}, ${ahora}), precio_derivado(b, a, ${cantidad}, ${ahora}))`;
}

/** Leaves alone the lines of a batch over another lista whose artículo has another price there than the one that was looked at. */
export async function omitirOtrosPrecios(
  tx: Tx,
  { id, regla }: Pick<LoteSimulable, 'id' | 'regla'>,
  ahora: Date,
): Promise<void> {
  if (regla.tipo !== 'COEFICIENTE' || regla.base !== 'LISTA') return;
  await sql`
    update lote_precio_linea m set omitida = 'CAMBIO_DE_LISTA'
      from (select n.linea
              from (select linea, articulo_id, cantidad_desde, otro from lote_precio_linea
                     where lote_id = ${id} and incluida and omitida is null and otro is not null) n
              join articulo a on a.id = n.articulo_id
              cross join lista_precio b
             where b.id = ${regla.listaBaseId ?? null}::uuid and ${precioEnOtra(sql`n.cantidad_desde`, ahora)} is distinct from n.otro) x
     where m.lote_id = ${id} and m.linea = x.linea`.execute(tx);
}
