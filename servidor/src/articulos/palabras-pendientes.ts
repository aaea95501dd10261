import { setTimeout as esperar } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';

/** How much may wait to enter the index of words before the load itself takes its turn, when nobody else does. */
const PENDIENTES = '64MB';
const MEMORIA = '64MB';
/** Between two looks at an index with nothing to take in. */
const OCIO_MS = 20;

/**
 * Does some work that writes many words while another connection takes them into their index, which is most of what writing
 * them costs. What waits to enter a GIN index belongs to no transaction: whoever comes may take it in, whether its rows are
 * committed, are going to be, or never will, and until then searches read it where it waits.
 *
 * The other connection is a help and nothing more: without it the load does it all by itself.
 */
export async function conPalabrasAparte<T>(tx: Tx, aparte: Db, trabajo: () => Promise<T>): Promise<T> {
  await sql`select set_config('gin_pending_list_limit', ${PENDIENTES}, true)`.execute(tx);
  const avance = { escribiendo: true };
  const ayuda = indizar(aparte, avance).catch(() => {});
  try {
    return await trabajo();
  } finally {
    avance.escribiendo = false;
    await ayuda;
  }
}

/** A connection that breaks, or a user that does not own the index, only leave the load without help. */
async function indizar(aparte: Db, avance: { readonly escribiendo: boolean }): Promise<void> {
  await aparte.connection().execute(async (una) => {
    while (avance.escribiendo) {
      const paginas = await una.transaction().execute(tomarPendientes);
      if (paginas === 0) await esperar(OCIO_MS);
    }
    await una.transaction().execute(tomarPendientes);
  });
}

/** Answers how many pages waited. */
async function tomarPendientes(tx: Tx): Promise<number> {
  await sql`select set_config('maintenance_work_mem', ${MEMORIA}, true)`.execute(tx);
  const { rows } = await sql<{ paginas: number }>`
    select gin_clean_pending_list('articulo_palabras_trgm'::regclass) as paginas`.execute(tx);
  return rows[0]?.paginas ?? 0;
}
