import type { Db, Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';

/** The number of a batch; refuses one that is not there. */
export async function exigirLote(db: Db | Tx, id: string): Promise<number> {
  const lote = await db.selectFrom('lote_precio').select('numero').where('id', '=', id).executeTakeFirst();
  return lote?.numero ?? rechazar('comun.no_encontrado', { que: 'el lote de precios' });
}
