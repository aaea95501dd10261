import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db, Tx } from '#db/db.ts';
import { crearBaseDePrueba } from '#prueba/base.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';
import { conPalabrasAparte } from './palabras-pendientes.ts';

let base: Awaited<ReturnType<typeof crearBaseDePrueba>>;
beforeAll(async () => {
  base = await crearBaseDePrueba();
  // The engine's own cleaner comes when it likes: here only what the test calls takes words in.
  await sql`alter table articulo_palabras set (autovacuum_enabled = false)`.execute(base.db);
});
afterAll(() => base.cerrar());

/** Answers how many pages of words still waited to enter their index. */
async function pendientes(): Promise<number> {
  const { rows } = await sql<{ paginas: number }>`
    select gin_clean_pending_list('articulo_palabras_trgm'::regclass) as paginas`.execute(base.db);
  return rows[0]?.paginas ?? 0;
}

/** Writes other words for an artículo, enough of them to fill some pages, and says how often a search finds it. */
async function escribir(tx: Tx, id: string, palabra: string): Promise<void> {
  const texto = ` ${Array.from({ length: 400 }, () => uuidv7().toUpperCase()).join(' ')} ${palabra} `;
  await sql`
    insert into articulo_palabras (articulo_id, texto, orden, estado) values (${id}, ${texto}, 'X', 'ACTIVO')
    on conflict (articulo_id) do update set texto = excluded.texto`.execute(tx);
}

const hallados = async (palabra: string) => {
  const { rows } = await sql<{ id: string }>`
    select articulo_id as id from articulo_palabras where texto like ${`%${palabra}%`}`.execute(base.db);
  return rows.map(({ id }) => id);
};

const rota = {
  connection: () => ({ execute: () => Promise.reject(new Error('no more connections')) }),
} as unknown as Db;

it('another connection takes the words of a load into their index, before it is committed', async () => {
  const id = await sembrarArticulo(base.db);
  await pendientes();
  const [dicho, quedan] = await base.db.transaction().execute(async (tx) => {
    const dicho = await conPalabrasAparte(tx, base.db, async () => {
      await escribir(tx, id, 'CIGUENAL');
      return 'written';
    });
    return [dicho, await pendientes()] as const;
  });
  expect({ dicho, quedan }).toEqual({ dicho: 'written', quedan: 0 });
  expect(await hallados('CIGUENAL')).toEqual([id]);
});

it('without that connection the load is done all the same, and its words wait as they always did', async () => {
  const id = await sembrarArticulo(base.db);
  await pendientes();
  const quedan = await base.db.transaction().execute(async (tx) => {
    await conPalabrasAparte(tx, rota, () => escribir(tx, id, 'BALANCIN'));
    return pendientes();
  });
  expect(quedan).toBeGreaterThan(0);
  expect(await hallados('BALANCIN')).toEqual([id]);
});

it('a load that fails says why and leaves no words, though they are in the index already', async () => {
  const id = await sembrarArticulo(base.db);
  const fallida = base.db.transaction().execute((tx) =>
    conPalabrasAparte(tx, base.db, async () => {
      await escribir(tx, id, 'TAPIZADO');
      throw new Error('the file was broken');
    }),
  );
  await expect(fallida).rejects.toThrow('the file was broken');
  expect(await hallados('TAPIZADO')).toEqual([]);
});
