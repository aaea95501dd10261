import { sql } from 'kysely';
import type { Db } from '#db/db.ts';

type AccionLarga = 'simular' | 'aplicar' | 'revertir';

/** Says how far long work is. */
export type Avisar = (hechos: number, total: number) => Promise<void>;

/**
 * Runs long work of a batch and tells how far it is, by another connection than that of the work, whose own writes nobody
 * sees until it ends. When the process dies so does its lock, and what it told is no longer believed.
 */
export async function conAvance<T>(
  db: Db,
  loteId: string,
  accion: AccionLarga,
  trabajo: (avisar: Avisar) => Promise<T>,
): Promise<T> {
  const avisar: Avisar = async (hechos, total) => {
    await sql`
      insert into lote_precio_tarea (lote_id, accion, hechos, total) values (${loteId}, ${accion}, ${hechos}, ${total})
      on conflict (lote_id) do update set accion = excluded.accion, hechos = excluded.hechos, total = excluded.total
    `.execute(db);
  };
  try {
    await avisar(0, 0);
    return await trabajo(avisar);
  } finally {
    await sql`delete from lote_precio_tarea where lote_id = ${loteId}`.execute(db);
  }
}
