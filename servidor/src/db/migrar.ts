import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const CARPETA = new URL('./migrations/', import.meta.url);
/** Any number does, as long as nothing else in the database locks on it. */
const CERROJO = 7_264_211;
const VERSION_MINIMA = 150_000;

export type Migracion = { readonly nombre: string; readonly sql: string; readonly checksum: string };

/** A database this release must not touch. The text is for the operator. */
export class MigracionImposible extends Error {}

export async function leerMigraciones(carpeta: URL = CARPETA): Promise<Migracion[]> {
  const nombres = (await readdir(carpeta)).filter((nombre) => nombre.endsWith('.sql')).sort();
  return Promise.all(
    nombres.map(async (nombre) => {
      const sql = await readFile(new URL(nombre, carpeta), 'utf8');
      return { nombre, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') };
    }),
  );
}

/**
 * Brings the database forward to this release, one transaction per file, under an advisory lock so that several
 * servers may start at once. Refuses a database made by a newer release or by files that were changed afterwards.
 */
export async function migrar(pool: pg.Pool, migraciones?: readonly Migracion[]): Promise<readonly string[]> {
  const nuestras = migraciones ?? (await leerMigraciones());
  const client = await pool.connect();
  try {
    await exigirMotor(client);
    await client.query('select pg_advisory_lock($1)', [CERROJO]);
    await client.query(
      'create table if not exists migracion (nombre text primary key, checksum text not null, en timestamptz not null default now())',
    );
    const { rows } = await client.query<{ nombre: string; checksum: string }>('select nombre, checksum from migracion');
    const aplicadas = new Map(rows.map((fila) => [fila.nombre, fila.checksum]));
    exigirHistoria(nuestras, aplicadas);

    const pendientes = nuestras.filter(({ nombre }) => !aplicadas.has(nombre));
    for (const migracion of pendientes) await aplicar(client, migracion);
    return pendientes.map(({ nombre }) => nombre);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [CERROJO]).catch(() => {});
    client.release();
  }
}

let propias: Promise<readonly Migracion[]> | undefined;

/** Whether every migration of this release is in the database (`/readyz`), whose files are read once per process. */
export async function estaMigrada(pool: pg.Pool): Promise<boolean> {
  propias ??= leerMigraciones().catch((error: unknown) => {
    propias = undefined;
    throw error;
  });
  const nuestras = await propias;
  const { rows } = await pool.query<{ nombre: string }>('select nombre from migracion');
  const aplicadas = new Set(rows.map(({ nombre }) => nombre));
  return nuestras.every(({ nombre }) => aplicadas.has(nombre));
}

async function exigirMotor(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number; utf8: boolean; icu: boolean }>(`
    select current_setting('server_version_num')::int as version,
           current_setting('server_encoding') = 'UTF8' as utf8,
           exists (select from pg_collation where collname = 'es-x-icu') as icu`);
  const motor = rows[0];
  if (!motor || motor.version < VERSION_MINIMA) {
    throw new MigracionImposible('La base de datos es demasiado vieja: hace falta PostgreSQL 15 o posterior.');
  }
  if (!motor.utf8)
    throw new MigracionImposible('La base de datos tiene que estar en UTF8: creala de nuevo con ENCODING UTF8.');
  if (!motor.icu) {
    throw new MigracionImposible('Ese PostgreSQL no trae ICU (falta es-x-icu): usá uno compilado con ICU.');
  }
}

function exigirHistoria(nuestras: readonly Migracion[], aplicadas: ReadonlyMap<string, string>): void {
  const conocidas = new Map(nuestras.map((migracion) => [migracion.nombre, migracion.checksum]));
  for (const [nombre, checksum] of aplicadas) {
    const nuestro = conocidas.get(nombre);
    if (nuestro === undefined) {
      throw new MigracionImposible(
        `La base de datos es de una versión más nueva (tiene ${nombre}): actualizá Trastienda antes de usarla.`,
      );
    }
    if (nuestro !== checksum) {
      throw new MigracionImposible(
        `La migración ${nombre} cambió después de aplicarse: volvé a los archivos originales de esta versión.`,
      );
    }
  }
}

async function aplicar(client: pg.PoolClient, { nombre, sql, checksum }: Migracion): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migracion (nombre, checksum) values ($1, $2)', [nombre, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${nombre} failed`, { cause: error });
  }
}
