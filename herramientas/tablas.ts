import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { generarTablas } from './generar-tablas.ts';

const RAIZ = join(import.meta.dirname, '..');
const DESTINO = join(RAIZ, 'servidor/src/db/tablas.gen.ts');
const MIGRACIONES = join(RAIZ, 'servidor/src/db/migrations');

const servidor = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5433/postgres';
const texto = await conBaseNueva(servidor, async (client) => {
  for (const archivo of (await readdir(MIGRACIONES)).filter((nombre) => nombre.endsWith('.sql')).sort()) {
    await client.query(await readFile(join(MIGRACIONES, archivo), 'utf8'));
  }
  return generarTablas(client);
});
const actual = existsSync(DESTINO) ? await readFile(DESTINO, 'utf8') : '';
if (actual !== texto && process.argv.includes('--comprobar')) {
  console.error(
    'servidor/src/db/tablas.gen.ts no coincide con las migraciones: corré «npm run tablas» y guardá el cambio.',
  );
  process.exitCode = 1;
} else if (actual !== texto) {
  await writeFile(DESTINO, texto);
  console.log('servidor/src/db/tablas.gen.ts actualizado.');
} else {
  console.log('servidor/src/db/tablas.gen.ts está al día.');
}

async function conBaseNueva<T>(url: string, trabajo: (client: pg.Client) => Promise<T>): Promise<T> {
  const nombre = `tablas_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query(`create database ${nombre} template template0 encoding 'UTF8'`);
    const client = new pg.Client({ connectionString: conBase(url, nombre) });
    await client.connect();
    try {
      return await trabajo(client);
    } finally {
      await client.end();
    }
  } finally {
    await admin.query(`drop database if exists ${nombre} with (force)`);
    await admin.end();
  }
}

function conBase(url: string, base: string): string {
  const copia = new URL(url);
  copia.pathname = `/${base}`;
  return copia.href;
}
