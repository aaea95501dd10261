import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Cursor } from './cursor.ts';
import type { Tx } from './db.ts';
import type { DB } from './tablas.gen.ts';

export type Celda = string | number | boolean | null;

/** A temporary table of a bulk load. */
type TablaDeCarga = `carga_${string}`;

/** Writes many rows into one table by COPY, the fastest way in. */
export type Copiar = (
  tabla: keyof DB | TablaDeCarga,
  columnas: readonly string[],
  filas: Iterable<readonly Celda[]>,
) => Promise<void>;

export type Hecha<T> = {
  readonly resultado: T;
  /** When false everything is rolled back and only the result remains. */
  readonly confirmar: boolean;
};

const DESHACER = new Error('rolled back on purpose');

/** A transaction in which rows may also come in by COPY, which Kysely does not speak: both use one connection. */
export async function enTransaccionConCopia<T>(
  pool: pg.Pool,
  trabajo: (tx: Tx, copiar: Copiar) => Promise<Hecha<T>>,
): Promise<T> {
  const client = await pool.connect();
  // Kysely takes and returns the connection as if it came from a pool of one.
  const unico = { query: client.query.bind(client), release: () => {} };
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { connect: async () => unico, end: async () => {}, options: {} },
      cursor: Cursor,
    }),
  });
  let hecha: Hecha<T> | undefined;
  let roto = true;
  try {
    await db.transaction().execute(async (tx) => {
      hecha = await trabajo(tx, (...copia) => copiar(client, ...copia));
      if (!hecha.confirmar) throw DESHACER;
    });
    roto = false;
  } catch (error) {
    if (error !== DESHACER) throw error;
    roto = false;
  } finally {
    // A connection whose work failed half-way may be in the middle of a COPY: it is not reused.
    client.release(roto);
  }
  return definido(hecha, 'what the work gave').resultado;
}

async function copiar(client: pg.PoolClient, ...[tabla, columnas, filas]: Parameters<Copiar>): Promise<void> {
  const nombres = [tabla, ...columnas].map((nombre) => client.escapeIdentifier(nombre));
  const destino = client.query(copyFrom(`copy ${nombres[0]} (${nombres.slice(1).join(', ')}) from stdin`));
  const terminado = finished(destino);
  let trozo = '';
  for (const fila of filas) {
    trozo += `${fila.map(escribir).join('\t')}\n`;
    if (trozo.length < 65_536) continue;
    if (!destino.write(trozo)) await Promise.race([once(destino, 'drain'), terminado]);
    trozo = '';
  }
  destino.end(trozo);
  await terminado;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const CON_ESCAPE = /[\\\t\n\r]/;

/** One cell in COPY's text format. */
function escribir(celda: Celda): string {
  if (celda === null) return '\\N';
  // Hardly any text has something to escape: looking costs half of replacing nothing.
  if (typeof celda !== 'string' || !CON_ESCAPE.test(celda)) return String(celda);
  return celda.replace(/[\\\t\n\r]/g, (letra) => ESCAPES[letra] ?? letra);
}
