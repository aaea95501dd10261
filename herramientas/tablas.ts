import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { abrirPool } from '#servidor/db/db.ts';
import { migrar } from '#servidor/db/migrar.ts';
import { levantarMotor } from '#servidor/motor/prueba.ts';
import { conBase } from '#servidor/prueba/global.ts';
import { generarTablas } from './generar-tablas.ts';

const NOMBRE = 'servidor/src/db/tablas.gen.ts';
const DESTINO = join(import.meta.dirname, '..', NOMBRE);

const texto = await enUnMotor((url) => enBaseNueva(url, tablasDe));
const actual = existsSync(DESTINO) ? await readFile(DESTINO, 'utf8') : '';
if (actual === texto) {
  console.log(`${NOMBRE} está al día.`);
} else if (process.argv.includes('--comprobar')) {
  console.error(`${NOMBRE} no coincide con las migraciones: corré «npm run tablas» y guardá el cambio.`);
  process.exitCode = 1;
} else {
  await writeFile(DESTINO, texto);
  console.log(`${NOMBRE} actualizado.`);
}

async function enUnMotor<T>(trabajo: (url: string) => Promise<T>): Promise<T> {
  const ajeno = process.env.DATABASE_URL;
  if (ajeno) return trabajo(ajeno);
  const motor = await levantarMotor();
  try {
    return await trabajo(motor.url);
  } finally {
    await motor.detener();
  }
}

async function enBaseNueva<T>(url: string, trabajo: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const nombre = `tablas_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query(`create database ${nombre} template template0 encoding 'UTF8'`);
    const pool = abrirPool({ url: conBase(url, nombre), max: 1 });
    try {
      return await trabajo(pool);
    } finally {
      await pool.end();
    }
  } finally {
    await admin.query(`drop database if exists ${nombre} with (force)`);
    await admin.end();
  }
}

async function tablasDe(pool: pg.Pool): Promise<string> {
  await migrar(pool);
  const client = await pool.connect();
  try {
    return await generarTablas(client);
  } finally {
    client.release();
  }
}
