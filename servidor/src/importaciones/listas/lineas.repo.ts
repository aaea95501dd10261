import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/** Forgets what an earlier comparison said. */
export async function borrarLineas(tx: Tx, importacionId: string): Promise<void> {
  await tx.deleteFrom('lista_proveedor_linea').where('importacion_id', '=', importacionId).execute();
  await tx.deleteFrom('lista_proveedor_nombrado').where('importacion_id', '=', importacionId).execute();
}

/** Another version of an importación whose lines somebody marked; answers it. */
export async function avanzarImportacion(tx: Tx, id: string): Promise<number> {
  const { version } = await tx
    .updateTable('importacion')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** The batch of prices that a list, or a file of costs, proposed, if it did. */
export async function leerPropuesta(tx: Tx, id: string): Promise<string | null> {
  const { lote_id } = await tx
    .selectFrom('importacion')
    .select('lote_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return lote_id;
}

/** Leaves with an importación the batch of prices that it proposed, or became. */
export async function anotarLote(tx: Tx, id: string, loteId: string): Promise<void> {
  await tx.updateTable('importacion').set({ lote_id: loteId }).where('id', '=', id).execute();
}
