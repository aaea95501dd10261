import { sql } from 'kysely';
import type { Db } from '#db/db.ts';

/** The active sucursales among those given, in the order people read them; null is all. */
export async function leerSucursales(
  db: Db,
  ids: readonly string[] | null,
): Promise<{ readonly id: string; readonly nombre: string }[]> {
  const { rows } = await sql<{ id: string; nombre: string }>`
    select id, nombre from sucursal
    where activa and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))
    order by nombre collate "es-x-icu", id
  `.execute(db);
  return rows;
}
