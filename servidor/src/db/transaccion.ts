import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { assert } from '@trastienda/nucleo/comun/assert.ts';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type KyselyProps,
  type QueryResult,
  type RawBuilder,
  Transaction,
} from 'kysely';
import type pg from 'pg';
import type { Db, Tx } from './db.ts';
import { nombreDe } from './preparadas.ts';
import { contarPregunta } from './silencio.ts';

/** What a Kysely is made of, kept by `conKysely` so that a transaction of ours can be made of the same. */
export type Origen = { readonly pool: pg.Pool } & Pick<KyselyProps, 'config' | 'dialect' | 'driver'>;

const origenes = new WeakMap<Db, Origen>();

export function anotarOrigen(db: Db, origen: Origen): Db {
  origenes.set(db, origen);
  return db;
}

function origenDe(db: Db): Origen {
  const origen = origenes.get(db);
  assert(origen !== undefined, 'a transaction begins on the database that conKysely opened');
  return origen;
}

const bases = new WeakMap<Tx, Db>();

/** What the transaction was begun on, to remember what never changes in a database; itself when it is not one of ours. */
export const baseDe = (db: Db | Tx): Db => bases.get(db as Tx) ?? db;

const efectos = new WeakMap<Tx, (() => void)[]>();

/**
 * Has something done once the transaction is committed, and only then. Answers false for a transaction of the query
 * builder, which tells nobody of its COMMIT.
 */
export function trasConfirmar(tx: Tx, efecto: () => void): boolean {
  const lista = efectos.get(tx);
  lista?.push(efecto);
  return lista !== undefined;
}

type Resultados<Pasos extends readonly (() => Promise<unknown>)[]> = {
  -readonly [I in keyof Pasos]: Awaited<ReturnType<Pasos[I]>>;
};

/**
 * Asks for several things that need nothing of each other, in this order and in one wait. In a transaction of the query
 * builder they go one by one: there, what is left of a `Promise.all` when one fails would run after the ROLLBACK.
 */
export async function aLaVez<const Pasos extends readonly (() => Promise<unknown>)[]>(
  tx: Tx,
  pasos: Pasos,
): Promise<Resultados<Pasos>> {
  if (bases.has(tx)) return (await Promise.all(pasos.map((paso) => paso()))) as Resultados<Pasos>;
  const resultados: unknown[] = [];
  for (const paso of pasos) resultados.push(await paso());
  return resultados as Resultados<Pasos>;
}

/**
 * One transaction in as few waits as possible (`docs/decisiones/0010`). Statements asked for together (`aLaVez`)
 * travel together and run in the order they were asked; BEGIN travels with the first one and COMMIT with what `sellar`
 * writes. Those written by hand are prepared once per connection. Whatever fails undoes everything, and the first error is told.
 */
export async function transaccion<T>(
  db: Db,
  trabajo: (tx: Tx) => Promise<T>,
  sellar: (hecho: T) => readonly RawBuilder<unknown>[] = () => [],
): Promise<T> {
  const { pool, ...partes } = origenDe(db);
  const client = await pool.connect();
  const conexion = abrirConexion(pool, client);
  const executor = db.getExecutor().withConnectionProvider({ provideConnection: (usar) => usar(conexion) });
  const tx: Tx = new Transaction({ ...partes, executor });
  bases.set(tx, db);
  efectos.set(tx, []);
  let rota: Error | undefined;
  try {
    const hecho = await trabajo(tx);
    const sellos = sellar(hecho).map((sello) => conexion.executeQuery(sello.compile(tx)));
    await Promise.all([...sellos, conexion.confirmar()]);
    for (const efecto of efectos.get(tx) ?? []) efecto();
    return hecho;
  } catch (error) {
    rota = await conexion.deshacer(error);
    throw error;
  } finally {
    conexion.soltar(rota);
  }
}

/** Reads with a statement prepared once per connection: for the few that every request runs. */
export async function leerPreparada<Fila extends pg.QueryResultRow>(
  db: Db | Tx,
  consulta: RawBuilder<Fila>,
): Promise<Fila[]> {
  const origen = origenes.get(db);
  // A transaction prepares what is written by hand on its own connection; one of the query builder, as that of a load, does not.
  if (origen === undefined) return (await consulta.execute(db)).rows;
  const { pool } = origen;
  const { rows } = await pool.query<Fila>(preguntaDe(pool, consulta.compile(db)));
  return rows;
}

function preguntaDe(pool: pg.Pool, consulta: CompiledQuery): pg.QueryConfig {
  const { sql: text, parameters } = consulta;
  const name = nombreDe(pool, consulta);
  return { text, values: [...parameters], ...(name === undefined ? {} : { name }) };
}

type Conexion = DatabaseConnection & {
  readonly confirmar: () => Promise<void>;
  /** Answers the error that makes the connection useless, if this was one. */
  readonly deshacer: (error: unknown) => Promise<Error | undefined>;
  readonly soltar: (rota: Error | undefined) => void;
};

/**
 * A client of the pool for as long as a transaction lasts. pg sends what it is asked without waiting while `pipeline` is
 * on; it is turned off again before the pool lends the client to somebody with a cursor or a COPY, which cannot share.
 */
function abrirConexion(pool: pg.Pool, client: pg.PoolClient): Conexion {
  let empezada = false;
  let terminada = false;
  const enUnaEscritura = juntarEscrituras(client);
  const preguntar = (pregunta: pg.QueryConfig): Promise<pg.QueryResult> => {
    enUnaEscritura();
    return contarPregunta(client, client.query(pregunta));
  };
  const empezar = () => {
    if (empezada) return;
    empezada = true;
    Object.assign(client, { pipeline: true });
    // When this fails so does what comes behind it, and that is the error somebody is waiting for.
    preguntar({ text: 'begin' }).catch(() => {});
  };
  /** What was sent behind a statement that failed fails too; whoever is told, is told of the one that did. */
  let causa: unknown;
  const contar = async (error: unknown): Promise<never> => {
    if (!esSecuela(error)) {
      causa = error;
      throw error;
    }
    // Later than anybody who turns the first error into a refusal.
    await setImmediate();
    throw causa;
  };
  return {
    executeQuery: async <Fila>(consulta: CompiledQuery): Promise<QueryResult<Fila>> => {
      assert(!terminada, 'nothing is asked of a transaction that ended');
      empezar();
      const { command, rowCount, rows } = await preguntar(preguntaDe(pool, consulta)).catch(contar);
      return CUENTAN.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
    },
    streamQuery: () => {
      throw new Error('a command does not stream: its statements share one connection');
    },
    confirmar: async () => {
      terminada = true;
      if (!empezada) return;
      const { command } = await preguntar({ text: 'commit' });
      // The server answers ROLLBACK when a statement failed, even if whoever asked it kept quiet.
      if (command !== 'COMMIT') throw causa;
    },
    deshacer: async (error) => {
      terminada = true;
      if (!empezada) return undefined;
      try {
        await preguntar({ text: 'rollback' });
        return olvidoSentencias(error) ? (error as Error) : undefined;
      } catch (otro) {
        return otro as Error;
      }
    },
    soltar: (rota) => {
      Object.assign(client, { pipeline: false });
      client.release(rota);
    },
  };
}

/** What is asked in one turn of the event loop goes out in one write to the socket: each one costs as much as a query. */
function juntarEscrituras(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  let juntando = false;
  return () => {
    if (juntando) return;
    juntando = true;
    stream.cork();
    process.nextTick(() => {
      juntando = false;
      stream.uncork();
    });
  };
}

const esSecuela = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '25P02';

const CUENTAN = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * The connection no longer has what was prepared on it, or a migration changed the type of what it answers. Trying again
 * on another connection works.
 */
export function olvidoSentencias(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return error.code === '26000' || (error.code === '0A000' && error.message.includes('cached plan'));
}
