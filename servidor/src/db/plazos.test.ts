import { setTimeout as dormir } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { crearPuente } from '#prueba/puente.ts';
import { abrirPool } from './db.ts';
import { PLAZOS_DE_PEDIDO, type Plazos, SIN_PLAZOS } from './plazos.ts';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());

function abrir(plazos: Partial<Plazos>, { url = base.url, max = 1 } = {}): pg.Pool {
  const pool = abrirPool({ url, max, plazos: { ...PLAZOS_DE_PEDIDO, ...plazos } });
  onTestFinished(() => pool.end());
  return pool;
}

it('opens the connections of requests with their limits, and those of orders without', async () => {
  const NOMBRES = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout'];
  const leer = async (plazos: Plazos) => {
    const { rows } = await abrir(plazos).query<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any($1)',
      [NOMBRES],
    );
    return Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]));
  };
  const conTransaccion = 'transaction_timeout' in (await leer(SIN_PLAZOS));

  expect(await leer(PLAZOS_DE_PEDIDO)).toEqual({
    statement_timeout: 10_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 15_000,
    ...(conTransaccion ? { transaction_timeout: 30_000 } : {}),
  });
  expect(await leer(SIN_PLAZOS)).toMatchObject({ statement_timeout: 0, lock_timeout: 0 });
});

it('stops waiting for a connection, and hands the late one to whoever comes next', async () => {
  const pool = abrir({ esperar: 100 });
  const ocupada = await pool.connect();

  await expect(pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect');
  await expect(pool.connect()).rejects.toThrow('timeout exceeded when trying to connect');

  ocupada.release();
  expect((await pool.query('select 1 as uno')).rows).toEqual([{ uno: 1 }]);
  await vi.waitFor(() => expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([1, 1, 0]));
});

it('waits for its turn longer than a connection takes to be opened, where it may', async () => {
  const pool = abrir({ conectar: 1_500, esperar: 20_000 });
  const ocupada = await pool.connect();
  const despues = pool.query('select 1 as uno');
  await dormir(1_800);
  ocupada.release();
  expect((await despues).rows).toEqual([{ uno: 1 }]);
});

it('gives up a connection that swallows what is asked, and its place serves again', async () => {
  const puente = await crearPuente(base.url);
  onTestFinished(() => puente.cortar());
  const pool = abrir({ silencio: 200 }, { url: puente.url });
  await pool.query('select 1');
  puente.poner({ tipo: 'agujero' });

  await expect(pool.query('select 1')).rejects.toThrow('Connection terminated: no answer in time');

  puente.poner({ tipo: 'ninguna' });
  expect((await pool.query('select 1 as uno')).rows).toEqual([{ uno: 1 }]);
  expect(pool.totalCount).toBe(1);
});

it('leaves alone a connection that has nothing to answer', async () => {
  const pool = abrir({ silencio: 100 });
  const pid = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;
  const antes = await pid();
  await new Promise((listo) => setTimeout(listo, 350));
  expect(await pid()).toBe(antes);
});

it('gives up sooner a connection that the server is not at, when it can be asked by another way', async () => {
  const puente = await crearPuente(base.url);
  onTestFinished(() => puente.cortar());
  const pool = abrir({ sospecha: 100, silencio: 60_000 }, { url: puente.url });
  await pool.query('select 1');
  puente.poner({ tipo: 'agujero' });
  const tragada = pool.query('select 1').catch((error: Error) => error.message);
  await vi.waitFor(() => expect(puente.alcanzadas()).toBe(1));
  puente.poner({ tipo: 'ninguna' });

  expect(await tragada).toBe('Connection terminated: no answer in time');
  expect((await pool.query('select 1 as uno')).rows).toEqual([{ uno: 1 }]);
}, 10_000);

it('waits for a statement that the server is at, however long the suspicion', async () => {
  const pool = abrir({ sospecha: 50, silencio: 60_000 });
  const { rows } = await pool.query('select 1 as uno from pg_sleep(1.5)');
  expect(rows).toEqual([{ uno: 1 }]);
});

it('gives up a connection that does not come to be', async () => {
  const puente = await crearPuente(base.url);
  onTestFinished(() => puente.cortar());
  puente.poner({ tipo: 'agujero' });
  const pool = abrir({ conectar: 150, esperar: 5_000 }, { url: puente.url });

  await expect(pool.query('select 1')).rejects.toThrow('timeout expired');
  expect(pool.totalCount).toBe(0);
});
