import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { leerMigraciones, migrar } from '#db/migrar.ts';
import { CARPETA_DE_RUTAS } from './rutas-probadas.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases are made, and the migrated database they are copied from. */
    readonly motor: { readonly url: string; readonly plantilla: string };
  }
}

/**
 * One engine for the whole run: the one of DATABASE_URL, or an embedded one of our own. A migrated template is made
 * once, and each test file copies it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await rm(CARPETA_DE_RUTAS, { recursive: true, force: true });
  const propio = process.env.DATABASE_URL;
  const motor = propio === undefined ? await levantar() : { url: propio, detener: async () => {} };
  const plantilla = await prepararPlantilla(motor.url);
  project.provide('motor', { url: motor.url, plantilla });
  return motor.detener;
}

async function levantar(): Promise<{ readonly url: string; readonly detener: () => Promise<void> }> {
  const { levantarMotor } = await import('#motor/prueba.ts');
  return levantarMotor();
}

async function prepararPlantilla(url: string): Promise<string> {
  const migraciones = await leerMigraciones();
  const huella = createHash('sha256').update(migraciones.map(({ checksum }) => checksum).join());
  const plantilla = `plantilla_${huella.digest('hex').slice(0, 16)}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    // Two runs against one server must not both make the template.
    await admin.query('select pg_advisory_lock(7264212)');
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [plantilla]);
    if (rowCount === 0) await crearPlantilla(admin, url, plantilla);
  } finally {
    await admin.end();
  }
  return plantilla;
}

async function crearPlantilla(admin: pg.Client, url: string, plantilla: string): Promise<void> {
  const borrador = `${plantilla}_nueva`;
  await admin.query(`drop database if exists ${borrador}`);
  await admin.query(`create database ${borrador}`);
  const pool = new pg.Pool({ connectionString: conBase(url, borrador), max: 1 });
  try {
    await migrar(pool);
  } finally {
    await pool.end();
  }
  // Renamed last, so that a half-made template is never taken for a good one.
  await admin.query(`alter database ${borrador} rename to ${plantilla}`);
}

export function conBase(url: string, base: string): string {
  const otra = new URL(url);
  otra.pathname = `/${base}`;
  return otra.href;
}
