import type { RawBuilder } from 'kysely';
import type { Db } from '#db/db.ts';

const POR_VEZ = 1_000;
const VECES = 50;

/** Throws old rows away, a few at a time and so many at most; nodes that do it at once share the work. Answers how many. */
export async function tirarDeAPoco(db: Db, sentencia: (porVez: number) => RawBuilder<unknown>): Promise<number> {
  let tirados = 0;
  for (let vez = 0; vez < VECES; vez += 1) {
    const { numAffectedRows = 0n } = await sentencia(POR_VEZ).execute(db);
    tirados += Number(numAffectedRows);
    if (numAffectedRows < POR_VEZ) break;
  }
  return tirados;
}
