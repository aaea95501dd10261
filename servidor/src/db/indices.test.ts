import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());

it('INV-74 whatever names an artículo is found by an index: an import that is taken back deletes as many as it brought', async () => {
  // One that is partial serves only when all it leaves out is what names nobody.
  const { rows } = await sql<{ tabla: string; columnas: string[] }>`
    select c.conrelid::regclass::text as tabla,
           array(select a.attname::text from unnest(c.conkey) with ordinality k (n, orden)
                   join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by k.orden) as columnas
      from pg_constraint c
     where c.contype = 'f' and c.confrelid = 'articulo'::regclass
       and not exists (
         select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
          where i.indrelid = c.conrelid and i.indkey[0] = any(c.conkey)
            and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
     order by 1
  `.execute(prueba.db);
  expect(rows).toEqual([]);
});
