import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { LLAMA_LA_ATENCION } from './llama-la-atencion.sql.ts';

/** How many lines stay as somebody left them: out of the batch, or looked at. */
type Conservadas = { readonly excluidas: number; readonly revisadas: number };

/** Lines that somebody took out, or let pass although they stand out. */
const DECIDIDAS = sql`(not incluida or confirmada)`;

/** Takes away the lines of other data. Those somebody decided on wait for the next simulation, where nobody reads them. */
export const dejarDecididas = (tx: Tx, id: string) =>
  sql`delete from lote_precio_linea where lote_id = ${id} and not ${DECIDIDAS}`.execute(tx);

/** Keeps what was decided on the lines of a batch, which are about to be worked out again. */
export async function guardarDecisiones(tx: Tx, id: string): Promise<void> {
  await sql`
    create temporary table lote_decision on commit drop as
    select articulo_id, lista_id, cantidad_desde, incluida, confirmada, variacion, margen, alerta_variacion, alerta_margen,
           anterior_hasta
    from lote_precio_linea where lote_id = ${id} and ${DECIDIDAS}`.execute(tx);
  // Of lines that are about to be written the planner knows nothing: whatever it takes them for, each one is looked up.
  await sql`alter table lote_decision add primary key (articulo_id, lista_id, cantidad_desde)`.execute(tx);
  await sql`analyze lote_decision`.execute(tx);
}

/** What was looked at is still so: it moves as much, leaves as much, and stands out for nothing new. */
const SIGUE_IGUAL: RawBuilder<unknown> = sql`(
  ${LLAMA_LA_ATENCION}
  and n.variacion is not distinct from d.variacion and n.margen is not distinct from d.margen
  and n.alerta_variacion <= d.alerta_variacion and n.alerta_margen <= d.alerta_margen
  and coalesce(n.anterior_hasta = d.anterior_hasta, n.anterior_hasta is null))`;

/** Puts it back on the new lines: what was out stays out, and what was looked at is looked at while it is the same. */
export async function reponerDecisiones(tx: Tx, id: string): Promise<Conservadas> {
  const { rows } = await sql<Conservadas>`
    with repuesta as (
      update lote_precio_linea n set incluida = d.incluida, confirmada = d.confirmada and ${SIGUE_IGUAL}
      from lote_decision d
      where n.lote_id = ${id} and n.articulo_id = d.articulo_id and n.lista_id = d.lista_id
        and n.cantidad_desde = d.cantidad_desde and (not d.incluida or ${SIGUE_IGUAL})
      returning n.incluida, n.confirmada)
    select count(*) filter (where not incluida) as excluidas, count(*) filter (where incluida and confirmada) as revisadas
    from repuesta`.execute(tx);
  await sql`drop table lote_decision`.execute(tx);
  return definido(rows[0], 'the only row');
}
