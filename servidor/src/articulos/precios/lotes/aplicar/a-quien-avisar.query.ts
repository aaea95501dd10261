import { rolesCon } from '@trastienda/nucleo/acceso/roles.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

// Reads usuario and concesion, of another room: hence a query.

/**
 * Whom to tell of what a batch did by itself: those who have to do with it and, when none of them may look at it any more, whoever
 * may approve one. Nobody was there to see it.
 */
export async function leerAQuienAvisar(tx: Tx, suyos: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    with puede as (
      select u.id, u.id = any(${suyos}::uuid[]) as suyo, bool_or(c.rol = any(${rolesCon('precio.aprobar')}::text[])) as aprueba
      from usuario u join concesion c on c.usuario_id = u.id
      where u.activo and c.rol = any(${rolesCon('precio.modificar')}::text[])
      group by u.id)
    select id from puede where aprueba and not exists (select from puede where suyo)`.execute(tx);
  return new Set([...suyos, ...rows.map(({ id }) => id)]);
}
