import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '#db/db.ts';

/** Work in another thread takes a while to come to its lock on a busy machine. */
const PLAZO_MS = 10_000;

/** Returns once some connection of this database waits for another one's lock. */
export async function esperarBloqueo(db: Db): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where not l.granted and a.datname = current_database()`.execute(db);
    expect(rows[0]?.n).toBeGreaterThan(0);
  }, PLAZO_MS);
}
