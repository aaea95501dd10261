import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { crearPuente } from '#prueba/puente.ts';
import { abrirPool, conKysely, type Tx } from './db.ts';
import { PLAZOS_DE_PEDIDO, type Plazos } from './plazos.ts';
import { aLaVez, leerPreparada, olvidoSentencias, transaccion } from './transaccion.ts';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
  await base.pool.query('create table apunte (n integer primary key, texto text)');
});
afterAll(() => base.cerrar());
beforeEach(() => base.pool.query('truncate apunte'));

/** A pool of one connection, so that what one transaction leaves behind is what the next one finds. */
function abrirUna(plazos: Partial<Plazos> = {}, url = base.url) {
  const pool = abrirPool({ url, max: 1, plazos: { ...PLAZOS_DE_PEDIDO, ...plazos } });
  const db = conKysely(pool);
  onTestFinished(() => db.destroy());
  return { db, pool };
}

const anotar = (tx: Tx, n: number) => sql`insert into apunte (n) values (${n})`.execute(tx);
const apuntes = async () => (await base.pool.query('select n from apunte order by n')).rows.map(({ n }) => n);

it('runs what is asked together in the order it was asked, and keeps it with what seals it', async () => {
  const { db } = abrirUna();
  const vistos = await transaccion(
    db,
    async (tx) => {
      const contar = () => sql<{ n: number }>`select count(*)::int as n from apunte`.execute(tx);
      const [, uno, , dos] = await aLaVez(tx, [() => anotar(tx, 1), contar, () => anotar(tx, 2), contar]);
      return [uno.rows[0]?.n, dos.rows[0]?.n];
    },
    ([, dos]) => [sql`insert into apunte (n) values (${(dos ?? 0) + 1})`],
  );
  expect(vistos).toEqual([1, 2]);
  expect(await apuntes()).toEqual([1, 2, 3]);
});

it('counts the rows a write touched, and gives those a reading found', async () => {
  const { db } = abrirUna();
  await transaccion(db, async (tx) => {
    await anotar(tx, 1);
    expect((await sql`update apunte set texto = 'a'`.execute(tx)).numAffectedRows).toBe(1n);
    expect(await tx.selectFrom('unidad').select('codigo').where('omision', '=', true).execute()).toEqual([
      { codigo: 'U' },
    ]);
  });
});

it('undoes everything when one statement fails, tells the first error and leaves the connection good', async () => {
  const { db, pool } = abrirUna();
  const varias = transaccion(db, async (tx) => {
    await anotar(tx, 1);
    await aLaVez(tx, [() => anotar(tx, 2), () => sql`select 1 / 0`.execute(tx), () => anotar(tx, 3)]);
  });
  await expect(varias).rejects.toThrow('division by zero');
  expect(await apuntes()).toEqual([]);

  await transaccion(db, (tx) => anotar(tx, 4));
  expect(await apuntes()).toEqual([4]);
  expect(pool.totalCount).toBe(1);
});

it('leaves nothing to run after the ROLLBACK, in its own transactions or in those of the query builder', async () => {
  const { db } = abrirUna();
  const fallar = (tx: Tx) =>
    aLaVez(tx, [() => sql`select 1 / 0`.execute(tx), () => anotar(tx, 1), () => anotar(tx, 2)]);
  await expect(transaccion(db, fallar)).rejects.toThrow('division by zero');
  await expect(db.transaction().execute(fallar)).rejects.toThrow('division by zero');
  expect(await apuntes()).toEqual([]);
});

it('tells the refusal that somebody made of the first error, not the errors that came behind it', async () => {
  const { db } = abrirUna();
  const traducida = async (tx: Tx) => {
    try {
      await anotar(tx, 1);
    } catch (error) {
      await Promise.resolve();
      throw new Error('ya estaba', { cause: error });
    }
  };
  const repetida = transaccion(db, async (tx) => {
    await anotar(tx, 1);
    await aLaVez(tx, [() => traducida(tx), () => anotar(tx, 2), () => anotar(tx, 3)]);
  });
  await expect(repetida).rejects.toThrow('ya estaba');
});

it('undoes everything when what seals it fails', async () => {
  const { db } = abrirUna();
  const sellada = transaccion(
    db,
    (tx) => anotar(tx, 1),
    () => [sql`insert into apunte (n) values (1)`, sql`insert into apunte (n) values (2)`],
  );
  await expect(sellada).rejects.toMatchObject({ code: '23505' });
  expect(await apuntes()).toEqual([]);
});

it('does not commit over an error that somebody kept quiet', async () => {
  const { db } = abrirUna();
  const callada = transaccion(db, async (tx) => {
    await anotar(tx, 1);
    await anotar(tx, 1).catch(() => {});
  });
  await expect(callada).rejects.toMatchObject({ code: '23505' });
  expect(await apuntes()).toEqual([]);
});

it('is over when it ends', async () => {
  const { db } = abrirUna();
  const tx = await transaccion(db, async (tx) => {
    await anotar(tx, 1);
    return tx;
  });
  await expect(anotar(tx, 2)).rejects.toThrow('transaction that ended');
  expect(await apuntes()).toEqual([1]);
});

it('asks nothing of the database when nothing is asked of it', async () => {
  const { db, pool } = abrirUna();
  pool.on('acquire', (client) => {
    client.query = (() => Promise.reject(new Error('a question'))) as typeof client.query;
  });
  expect(await transaccion(db, async () => 'nada')).toBe('nada');
});

it('lends its connection afterwards to a cursor, and to a transaction of the query builder', async () => {
  const { db } = abrirUna();
  await transaccion(db, (tx) => anotar(tx, 1));
  const filas: number[] = [];
  for await (const { n } of db.selectFrom('unidad').select(sql<number>`1`.as('n')).stream(1)) filas.push(n);
  expect(filas.length).toBeGreaterThan(1);

  await db.transaction().execute((tx) => anotar(tx, 2));
  expect(await apuntes()).toEqual([1, 2]);
});

it('prepares a short statement when it comes again, and plans a long list with its values', async () => {
  const { db, pool } = abrirUna();
  const contar = (cuantos: number) =>
    transaccion(db, async (tx) => {
      const lista = Array.from({ length: cuantos }, (_, n) => n);
      await sql`select count(*) from apunte where n = any(${lista}::int[]) and 'contar' <> ''`.execute(tx);
    });
  await contar(1_000);
  await contar(2);
  await contar(3);
  await contar(5);
  const { rows } = await pool.query(
    `select generic_plans + custom_plans as veces from pg_prepared_statements where statement like '%and ''contar''%'`,
  );
  expect(rows).toEqual([{ veces: 2 }]);
});

it('plans what the query builder wrote with its values: its constants are parameters', async () => {
  const { db } = abrirUna();
  for (let n = 1; n <= 8; n += 1) {
    const { numInsertedOrUpdatedRows } = await transaccion(db, (tx) =>
      tx
        .insertInto('unidad')
        .values({ id: uuidv7(), codigo: `U${n}`, nombre: 'Otra', decimales: 0, omision: true })
        .onConflict((fila) => fila.column('omision').where('omision', '=', true).doNothing())
        .executeTakeFirstOrThrow(),
    );
    expect(numInsertedOrUpdatedRows).toBe(0n);
  }
});

it('knows a connection that forgot its statements, and does not keep it', async () => {
  const { db, pool } = abrirUna();
  const leer = () => transaccion(db, async (tx) => (await sql`select texto from apunte`.execute(tx)).rows);
  const pid = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;
  const fallar = async () => {
    const error = await leer().catch((falla: unknown) => falla);
    expect(olvidoSentencias(error), String(error)).toBe(true);
  };
  // From the second time on it is prepared.
  await leer();
  await leer();
  const primera = await pid();
  await pool.query('deallocate all');
  await fallar();
  expect(await leer()).toEqual([]);
  const segunda = await pid();
  expect(segunda).not.toBe(primera);

  await pool.query('alter table apunte alter column texto type varchar(20)');
  await fallar();
  expect(await leer()).toEqual([]);
});

it('gives up a connection that answered the first of several questions and no more', async () => {
  const puente = await crearPuente(base.url);
  onTestFinished(() => puente.cortar());
  const { db } = abrirUna({ silencio: 300 }, puente.url);
  const cortada = transaccion(db, async (tx) => {
    await anotar(tx, 1);
    const primera = async () => {
      await sql`select 1`.execute(tx);
      puente.poner({ tipo: 'agujero' });
    };
    await aLaVez(tx, [primera, () => sql`select pg_sleep(0.1)`.execute(tx)]);
  });
  await expect(cortada).rejects.toThrow('Connection terminated: no answer in time');

  puente.poner({ tipo: 'ninguna' });
  expect(await leerPreparada(db, sql<{ uno: number }>`select 1 as uno`)).toEqual([{ uno: 1 }]);
});
