import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { Cursor } from './cursor.ts';
import { limitarEspera, opcionesDe, PLAZOS_DE_PEDIDO, type Plazos, presentarse } from './plazos.ts';
import { cortarSilencio, crearPulso } from './silencio.ts';
import type { DB } from './tablas.gen.ts';
import { anotarOrigen } from './transaccion.ts';

export type Db = Kysely<DB>;
/** A function that writes asks for a `Tx`: it cannot be called outside a transaction by mistake. */
export type Tx = Transaction<DB>;

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, enteroSeguro],
  [DATE, (text) => text],
  [TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

function enteroSeguro(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`int8 ${text} does not fit a safe integer`);
  return value;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

type AperturaDeDb = {
  readonly url: string;
  /** Connections at most. Ten serve two cores; more only queue inside PostgreSQL. */
  readonly max?: number;
  /** What each thing may take; the short ones of a request unless told. */
  readonly plazos?: Plazos;
  /** An idle connection that breaks is not an error of any request, but somebody must hear of it. */
  readonly alFallar?: (error: Error) => void;
};

/**
 * The one place where connections are opened and where search_path and time zone are said. Statements here are short:
 * compiling one (`jit`) takes longer than running it.
 * `numeric` comes out as text, `timestamptz` as ISO text in UTC, `int8` as a safe integer.
 */
export function abrirPool({ url, max = 10, plazos = PLAZOS_DE_PEDIDO, alFallar = () => {} }: AperturaDeDb): pg.Pool {
  const pulso = crearPulso(url);
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    options: `-c search_path=public -c timezone=UTC -c jit=off ${opcionesDe(plazos)}`,
    Client: queSeAbreEn(plazos.conectar),
    // The pool has one figure for opening one and for waiting for one, which work that is long may do for longer.
    connectionTimeoutMillis: Math.max(plazos.conectar, plazos.esperar),
    onConnect: async (client) => {
      // The pool listens to idle clients only; one that breaks between two statements would end the process.
      client.on('error', () => {});
      cortarSilencio(client, await presentarse(client, plazos), plazos, pulso);
    },
    idleTimeoutMillis: 30_000,
  });
  pool.on('error', alFallar);
  limitarEspera(pool, plazos);
  return pool;
}

/** A connection that is given up when it takes longer to be opened, whatever its pool says. */
const queSeAbreEn = (connectionTimeoutMillis: number): typeof pg.Client =>
  class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(typeof config === 'object' ? { ...config, connectionTimeoutMillis } : config);
    }
  };

/** The typed query builder over a pool; `destroy` ends the pool with it. */
export function conKysely(pool: pg.Pool): Db {
  const dialect = new PostgresDialect({ pool, cursor: Cursor });
  const config = { dialect };
  return anotarOrigen(new Kysely<DB>(config), { pool, config, dialect, driver: dialect.createDriver() });
}
