import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

type Tabla = 'localidad' | 'taller' | 'unidad' | 'marca' | 'motivo';

/** Locks one row of a table until the command ends. */
export const bloquearFila =
  (tabla: Tabla) =>
  async (tx: Tx, id: string): Promise<void> => {
    await sql`select from ${sql.table(tabla)} where id = ${id} for update`.execute(tx);
  };

/** Locks every sucursal, since whether one may close depends on the others, and all depósitos of that one. */
export async function bloquearSucursal(tx: Tx, id: string): Promise<void> {
  await sql`select from sucursal order by id for update`.execute(tx);
  await sql`select from deposito where sucursal_id = ${id} order by id for update`.execute(tx);
}

/** Locks a depósito with its siblings, since one of them is the principal one. */
export async function bloquearHermanos(tx: Tx, id: string): Promise<void> {
  await sql`
    select from deposito where id = ${id} or sucursal_id = (select sucursal_id from deposito where id = ${id})
    order by id for update
  `.execute(tx);
}

/**
 * Keeps a sucursal as it is until the command ends: nobody can close it meanwhile. Gives its name and whether it is
 * active, or nothing when it does not exist.
 */
export async function sostenerSucursal(
  tx: Tx,
  id: string,
): Promise<{ readonly nombre: string; readonly activa: boolean } | undefined> {
  return tx.selectFrom('sucursal').select(['nombre', 'activa']).where('id', '=', id).forKeyShare().executeTakeFirst();
}
