import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

type TablaDeStaging = 'importacion_localidad' | 'importacion_venta';

/** Takes rows back out of staging, once something the file alone could not tell spoke against them. */
export async function quitarDeStaging(
  tx: Tx,
  importacionId: string,
  tabla: TablaDeStaging,
  filas: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom(tabla)
    .where('importacion_id', '=', importacionId)
    .where('fila', '=', sql<number>`any(${filas}::int[])`)
    .execute();
}

/** A rehearsal keeps its results, not its rows: applying reads the file again. */
export async function vaciarStaging(tx: Tx, importacionId: string, tabla: TablaDeStaging): Promise<void> {
  await tx.deleteFrom(tabla).where('importacion_id', '=', importacionId).execute();
}

/** Takes whole comprobantes out of staging: they were taken before. */
export async function quitarComprobantes(
  tx: Tx,
  importacionId: string,
  comprobantes: readonly string[],
): Promise<void> {
  if (comprobantes.length === 0) return;
  await tx
    .deleteFrom('importacion_venta')
    .where('importacion_id', '=', importacionId)
    .where('comprobante', '=', sql<string>`any(${comprobantes}::text[])`)
    .execute();
}
