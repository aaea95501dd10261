import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/** Class of the advisory locks of batches: 0 is the turn to write prices, any other is the number of the batch at work. */
const CERROJO = 7_264_304;
const TURNO = 0;

const tomar = async (tx: Tx, numero: number): Promise<boolean> => {
  const { rows } = await sql<{ mio: boolean }>`select pg_try_advisory_xact_lock(${CERROJO}, ${numero}) as mio`.execute(
    tx,
  );
  return rows[0]?.mio ?? false;
};

/** Takes a batch until the transaction ends; `false` when somebody is at work on it. */
export const tomarLote = tomar;
/** Takes the turn to write prices by the thousand; `false` when another batch has it. */
export const tomarTurno = (tx: Tx): Promise<boolean> => tomar(tx, TURNO);
/** Keeps every batch from writing prices until the transaction ends, not others who do the same; `false` when one is at it. */
export async function detenerLotes(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ mio: boolean }>`
    select pg_try_advisory_xact_lock_shared(${CERROJO}, ${TURNO}) as mio`.execute(tx);
  return rows[0]?.mio ?? false;
}

/** The same, waiting for the one that is at it. */
export async function esperarLotes(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${CERROJO}, ${TURNO})`.execute(tx);
}

/** Whether somebody is at work on the batch of the outer row `t`, whose work in course is the row `w`. */
export const ESTA_EN_CURSO = sql`exists (
  select from pg_locks k
   where k.locktype = 'advisory' and k.granted and k.classid = ${CERROJO} and k.objid::bigint = t.numero and k.objsubid = 2
     and k.database = (select oid from pg_database where datname = current_database()))`;
