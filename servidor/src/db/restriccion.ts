import { sql } from 'kysely';
import type { Tx } from './db.ts';

/** The name of the constraint an error of PostgreSQL speaks of, or nothing. */
const restriccionDe = (error: unknown): string | undefined =>
  error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined;

/**
 * Runs a write whose repository knows what may stop it. When one of the named constraints does, the write is undone,
 * the transaction is usable again, and the handler of that constraint says what happened: it may still read.
 */
export async function conRestricciones<T>(
  tx: Tx,
  alChocar: Readonly<Record<string, () => Promise<never> | never>>,
  escribir: () => Promise<T>,
): Promise<T> {
  await sql`savepoint restriccion`.execute(tx);
  try {
    const resultado = await escribir();
    await sql`release savepoint restriccion`.execute(tx);
    return resultado;
  } catch (error) {
    const explicar = alChocar[restriccionDe(error) ?? ''];
    if (!explicar) throw error;
    await sql`rollback to savepoint restriccion`.execute(tx);
    return explicar();
  }
}
