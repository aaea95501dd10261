import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { crearPuente } from '#prueba/puente.ts';
import { abrirPool, conKysely, type Db } from './db.ts';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());

/** A pool of one connection: whoever does not give it back leaves none for who comes next. */
function abrirUna(url = base.url): Db {
  const db = conKysely(abrirPool({ url, max: 1 }));
  onTestFinished(() => db.destroy());
  return db;
}

const muchas = (db: Db) =>
  db
    .selectFrom(
      sql<{ n: number; pid: number }>`(select n, pg_backend_pid() as pid from generate_series(1, 5000) n)`.as('x'),
    )
    .selectAll()
    .stream(100);

/** Reads to the end, and does something once the first rows are there. */
async function leer(db: Db, alEmpezar: (pid: number) => Promise<unknown>): Promise<number> {
  let leidas = 0;
  for await (const { pid } of muchas(db)) {
    leidas += 1;
    if (leidas === 1) await alEmpezar(pid);
  }
  return leidas;
}

it('what is read in parts while the server ends its connection fails, and leaves its place in the pool to the next one', async () => {
  const db = abrirUna();
  await expect(leer(db, (pid) => base.pool.query('select pg_terminate_backend($1, 5000)', [pid]))).rejects.toThrow();
  expect(await leer(db, async () => {})).toBe(5000);
});

it('so does what is read while the wire is cut', async () => {
  const puente = await crearPuente(base.url);
  onTestFinished(() => puente.cortar());
  const db = abrirUna(puente.url);
  await expect(leer(db, async () => puente.resetear())).rejects.toThrow();
  expect(await leer(db, async () => {})).toBe(5000);
});

it('whoever stops reading gives the connection back as it was, however often', async () => {
  const avisos: Error[] = [];
  const anotar = (aviso: Error) => avisos.push(aviso);
  process.on('warning', anotar);
  onTestFinished(() => void process.off('warning', anotar));
  const db = abrirUna();
  const pids: number[] = [];
  for (let vez = 0; vez < 12; vez += 1) {
    for await (const { pid } of muchas(db)) {
      pids.push(pid);
      break;
    }
  }
  expect(new Set(pids).size).toBe(1);
  // What is left listening to a connection is told on the next turn.
  await setImmediate();
  expect(avisos).toEqual([]);
});
