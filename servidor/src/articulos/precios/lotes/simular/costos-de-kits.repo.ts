import { type RawBuilder, sql } from 'kysely';
import type { LoteSimulable } from '#articulos/precios/lotes/lotes.repo.ts';
import type { Tx } from '#db/db.ts';

/**
 * The kits of `lote_seleccion` that nobody wrote a cost of cost what they take, as when they are sold (PRE-10, EST-05): rules
 * over the cost reach them, and a price under it stands out. None has an average of its own: where a rule goes by it, it is
 * that of what they take.
 */
export async function costearKits(tx: Tx, { regla }: Pick<LoteSimulable, 'regla'>, ahora: Date): Promise<void> {
  await costear(tx, ahora, 'REPOSICION', sql`reposicion = k.importe, moneda = 'ARS'`);
  if ('base' in regla && regla.base === 'COSTO_PROMEDIO')
    await costear(tx, ahora, 'PROMEDIO', sql`promedio = k.importe`);
}

const costear = (tx: Tx, ahora: Date, cual: 'REPOSICION' | 'PROMEDIO', columnas: RawBuilder<unknown>) =>
  sql`
  update lote_seleccion s set ${columnas}
  from costos_de_kits(array(select articulo_id from lote_seleccion where tipo = 'KIT'), ${cual}, ${ahora}) k
  where s.articulo_id = k.articulo_id`.execute(tx);
