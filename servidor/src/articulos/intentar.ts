import { fail, ok, type Result } from '@trastienda/nucleo/comun/result.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/**
 * Runs a write that a constraint may refuse and answers which one did. The transaction stays usable, so that the
 * refusal can name what is in the way. Anything else that fails goes on its way.
 */
export async function intentar<Value>(tx: Tx, escribir: () => Promise<Value>): Promise<Result<Value, string>> {
  await sql`savepoint intento`.execute(tx);
  try {
    const value = await escribir();
    await sql`release savepoint intento`.execute(tx);
    return ok(value);
  } catch (error) {
    const constraint = constraintDe(error);
    if (constraint === undefined) throw error;
    await sql`rollback to savepoint intento`.execute(tx);
    return fail(constraint);
  }
}

/** Class 23 is «integrity constraint violation»; our triggers raise in it too. */
function constraintDe(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'constraint' in error)) return undefined;
  return String(error.code).startsWith('23') && typeof error.constraint === 'string' ? error.constraint : undefined;
}
