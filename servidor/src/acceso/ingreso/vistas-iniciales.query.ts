import { sql } from 'kysely';
import type { Db } from '#db/db.ts';

/** The saved view each table opens with for somebody: the browser is told with the session, and asks nothing more. */
export async function vistasInicialesDe(db: Db, usuarioId: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ pantalla: string; vista_id: string }>`
    select pantalla, vista_id from vistas_iniciales(${usuarioId})`.execute(db);
  return Object.fromEntries(rows.map(({ pantalla, vista_id }) => [pantalla, vista_id]));
}
