import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';

export type DepositoParaOperar = {
  readonly id: string;
  readonly sucursalId: string | null;
  readonly nombre: string;
  readonly clase: string;
  readonly vendible: boolean;
  readonly virtual: boolean;
  /** The depósito and its sucursal are active. */
  readonly activo: boolean;
};

/** A depósito as other rooms need it to work with it. */
export const leerDeposito = (db: Db, id: string): Promise<DepositoParaOperar | undefined> =>
  paraOperar(db).where('d.id', '=', id).executeTakeFirst();

/** The same, held until the command ends: it cannot be closed under the movement that is about to be written. */
export async function sostenerDeposito(tx: Tx, id: string): Promise<DepositoParaOperar | undefined> {
  await sql`select from deposito where id = ${id} for key share`.execute(tx);
  return leerDeposito(tx, id);
}

const paraOperar = (db: Db) =>
  db
    .selectFrom('deposito as d')
    .leftJoin('sucursal as s', 's.id', 'd.sucursal_id')
    .select([
      'd.id',
      'd.sucursal_id as sucursalId',
      'd.nombre',
      'd.clase',
      'd.vendible',
      'd.virtual',
      sql<boolean>`d.activo and coalesce(s.activa, true)`.as('activo'),
    ]);
