import type { RawBuilder } from 'kysely';
import type { Db } from '#db/db.ts';

/** One integrity check: `npm run trastienda -- verificar` runs every one and shows the rows that break it. */
export type Verificacion = {
  /** The invariant it looks after: "INV-14". */
  readonly codigo: string;
  /** What must hold, in Spanish, for the operator. */
  readonly titulo: string;
  /** The offending rows; none when it holds. */
  readonly consulta: (db: Db) => Promise<Record<string, unknown>[]>;
};

/** What a check that is one statement answers, whatever its columns are. */
export async function filas(db: Db, consulta: RawBuilder<unknown>): Promise<Record<string, unknown>[]> {
  const { rows } = await (consulta as RawBuilder<Record<string, unknown>>).execute(db);
  return rows;
}
