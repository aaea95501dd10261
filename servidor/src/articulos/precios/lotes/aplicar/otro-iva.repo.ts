import type { ReglaDeLote } from '@trastienda/nucleo/articulos/contrato.ts';
import { saleDelCosto } from '@trastienda/nucleo/articulos/precios/lotes/regla-de-lote.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/** The IVA that the new price of the artículo `s` in the lista `l` carries, as it was looked at; null where it carries none. */
export function ivaQueLleva(regla: ReglaDeLote, loteId: string): RawBuilder<unknown> {
  if (saleDelCosto(regla)) return sql`case when l.incluye_iva then s.iva end`;
  if (regla.tipo === 'COEFICIENTE' && regla.base === 'LISTA') {
    return sql`(select case when b.incluye_iva <> l.incluye_iva then s.iva end
                from lista_precio b where b.id = ${regla.listaBaseId ?? null}::uuid)`;
  }
  if (regla.tipo === 'ARCHIVO') {
    return sql`(select case when x.con_iva <> l.incluye_iva then s.iva end
                from lote_precio_archivo x where x.lote_id = ${loteId} and x.articulo_id = s.articulo_id)`;
  }
  return sql`null::text`;
}

/** Leaves alone the lines of a batch whose new price carries the IVA that its artículo paid when it was looked at, and it pays another. */
export async function omitirOtroIva(tx: Tx, loteId: string): Promise<void> {
  await sql`
    update lote_precio_linea m set omitida = 'CAMBIO_DE_IVA'
      from articulo a
     where m.lote_id = ${loteId} and m.incluida and m.omitida is null and m.iva is not null and a.id = m.articulo_id
       and iva_en_porciento(a.iva) <> iva_en_porciento(m.iva)`.execute(tx);
}
