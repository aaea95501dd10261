import { type RawBuilder, sql } from 'kysely';
import type { LoteSimulable } from '#articulos/precios/lotes/lotes.repo.ts';
import type { Tx } from '#db/db.ts';

/** The margin that its classification says of an artículo: the nearest level that says one (CLA-02, `vigentesEn`). */
export const margenDeSuClase = (articulo: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(b.margen_omision, f.margen_omision, r.margen_omision)
  from articulo a join subfamilia b on b.id = a.subfamilia_id join familia f on f.id = b.familia_id join rubro r on r.id = f.rubro_id
  where a.id = ${articulo})`;

/** Leaves alone the lines of a batch over that margin whose artículo has another one than the one that was looked at. */
export async function omitirOtrosMargenes(tx: Tx, { id, regla }: Pick<LoteSimulable, 'id' | 'regla'>): Promise<void> {
  if (regla.tipo !== 'MARGEN_DE_CLASIFICACION') return;
  await sql`
    update lote_precio_linea m set omitida = 'CAMBIO_DE_MARGEN'
     where m.lote_id = ${id} and m.incluida and m.omitida is null and m.margen_de_clase is not null
       and ${margenDeSuClase(sql`m.articulo_id`)} is distinct from m.margen_de_clase`.execute(tx);
}
