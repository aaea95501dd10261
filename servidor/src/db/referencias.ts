import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './db.ts';

type Llave = { readonly tabla: string; readonly columna: string };

/**
 * The condition that some row of another table points at `id`, by every foreign key to `tabla` there is: one that a
 * later release adds counts too. `propias` are the tables that belong to the record and do not count.
 */
export async function estanReferidos(
  tx: Tx,
  tabla: string,
  propias: readonly string[],
  id: RawBuilder<unknown>,
): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<Llave>`
    select r.relname as tabla, a.attname as columna
      from pg_constraint k
      join pg_class r on r.oid = k.conrelid
      join pg_attribute o on o.attrelid = k.confrelid and o.attname = 'id'
      join lateral unnest(k.conkey, k.confkey) as par (propia, ajena) on par.ajena = o.attnum
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = par.propia
     where k.contype = 'f' and k.confrelid = to_regclass(${tabla}) and r.relname <> all(${propias}::text[])
     group by 1, 2 order by 1, 2
  `.execute(tx);
  const partes = rows.map(
    ({ tabla: otra, columna }) => sql`exists (select from ${sql.table(otra)} x where x.${sql.ref(columna)} = ${id})`,
  );
  return partes.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(partes, sql` or `)})`;
}
