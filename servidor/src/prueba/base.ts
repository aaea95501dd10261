import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { abrirPool, conKysely, type Db } from '#db/db.ts';
import { conBase } from './global.ts';

export type BaseDePrueba = {
  readonly url: string;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly cerrar: () => Promise<void>;
};

/** A migrated database of its own for one test file. */
export async function crearBaseDePrueba(): Promise<BaseDePrueba> {
  const { url: servidor, plantilla } = inject('motor');
  const nombre = `prueba_${randomBytes(6).toString('hex')}`;
  await enServidor(servidor, `create database ${nombre} template ${plantilla} strategy file_copy`);
  const base = abrirBase(conBase(servidor, nombre));
  return {
    ...base,
    cerrar: async () => {
      await base.cerrar();
      await soltar(servidor, nombre);
    },
  };
}

/** A database that already exists, and stays when it is closed. */
export function abrirBase(url: string): BaseDePrueba {
  const pool = abrirPool({ url, max: 16 });
  const db = conKysely(pool);
  return { url, db, pool, cerrar: () => db.destroy() };
}

const SIN_DERECHO = '42501';
const INTENTOS = 50;

/** The engine's own cleaner may be in it, which the role of the tests may not end: it leaves by itself. */
async function soltar(servidor: string, nombre: string): Promise<void> {
  for (let intento = 1; ; intento += 1) {
    try {
      return await enServidor(servidor, `drop database if exists ${nombre} with (force)`);
    } catch (error) {
      if ((error as { code?: string }).code !== SIN_DERECHO || intento === INTENTOS) throw error;
      await new Promise((listo) => setTimeout(listo, 200));
    }
  }
}

async function enServidor(url: string, orden: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(orden);
  } finally {
    await client.end();
  }
}
