import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/** Why what a file found stays away: by now its artículo is counted in a unidad with fewer decimals. */
export const NO_CABE = 'Ahora se cuenta en una unidad que no admite lo que decía antes.';

/** When something done to many artículos was taken back, and by whom. */
type Vuelta = { readonly en: string; readonly quien: string };

/** As `json_build_object` wrote it: inside JSON an instant comes as PostgreSQL prints it. */
export const leerVuelta = (vuelta: Vuelta | null): Vuelta | null =>
  vuelta && { ...vuelta, en: new Date(vuelta.en).toISOString() };

/**
 * What was done never changes, so there is no row to lock: the second who takes it back waits here, and then sees that it was
 * done. The turn is of that id until the transaction ends.
 */
export async function esperarTurnoDeDeshacer(tx: Tx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(tx);
}
