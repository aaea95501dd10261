import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { dejarAMedias } from '#campanias/c08-permisos/personas.ts';
import type { Contexto, Violacion } from '#campanias/comun/campania.ts';
import { iniciarServidor, type Servidor } from '#campanias/comun/servidor.ts';
import { conDb, crearGente, crearSitio, type Sitio } from '#campanias/comun/sitio.ts';
import { crearUsuarioPorConsola } from '#servidor/acceso/index.ts';
import { abrirPool } from '#servidor/db/db.ts';
import { crearTestigo, type Testigo } from './testigo.ts';

export const DUENO = { email: 'duena-c12@trastienda.test', contrasena: 'el mate está frío a las nueve' } as const;

export type Terreno = {
  readonly contexto: Contexto;
  readonly sitio: Sitio;
  readonly servidor: Servidor;
  readonly puerto: number;
  readonly clave: string;
  readonly pool: pg.Pool;
  readonly testigo: Testigo;
  /** Starts the same product again, or another node of it. */
  readonly otroNodo: () => Promise<Servidor>;
  readonly anotar: (que: string, datos?: unknown) => void;
  readonly violaciones: readonly Violacion[];
  readonly contar: (cuantos?: number) => void;
  readonly cifras: Record<string, number | string>;
};

/**
 * The product behind a proxy that is this harness: the last address of X-Forwarded-For is what it saw. It tells all it tells, so
 * that what no log may have is looked for where it would be.
 */
const ENTORNO = { TRUST_PROXY: '1', LOG_LEVEL: 'info' };

export async function prepararTerreno(contexto: Contexto, contar: (cuantos?: number) => void): Promise<Terreno> {
  const sitio = await crearSitio(contexto);
  const servidor = await iniciarServidor(sitio, { env: ENTORNO });
  const [clave = ''] = await crearGente(sitio, ['administrador']);
  await conDb(sitio.urlDeBase(), (db) => crearUsuarioPorConsola(db, { nombre: 'Dueña', rol: 'consulta', ...DUENO }));
  const pool = abrirPool({ url: sitio.urlDeBase(), max: 2 });
  sitio.cierre.anotar('cerrar la lectura de tablas', () => pool.end());
  const violaciones: Violacion[] = [];
  const testigo = crearTestigo(servidor.url, clave);
  sitio.cierre.anotar('despedir al testigo', testigo.cerrar);
  return {
    contexto,
    sitio,
    servidor,
    puerto: Number(new URL(servidor.url).port),
    clave,
    pool,
    testigo,
    otroNodo: async () => {
      const dataDir = join(sitio.carpeta, `nodo-${randomUUID()}`);
      await mkdir(dataDir);
      return iniciarServidor(sitio, { env: { ...ENTORNO, DATABASE_URL: sitio.urlDeBase(), DATA_DIR: dataDir } });
    },
    anotar: (que, datos) => {
      violaciones.push({ invariante: 'límite', que, datos });
    },
    violaciones,
    contar,
    cifras: {},
  };
}

/** What the server holds of the memory of the machine, in MiB. */
export const memoriaDe = (servidor: Servidor): number => leerMemoria(servidor, 'VmRSS');

/** The most it has held since it started, however briefly, in MiB. */
export const picoDe = (servidor: Servidor): number => leerMemoria(servidor, 'VmHWM');

function leerMemoria({ pid }: Servidor, cual: 'VmRSS' | 'VmHWM'): number {
  const renglon = readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .find((uno) => uno.startsWith(`${cual}:`));
  return Math.round(Number(/\d+/.exec(renglon ?? '')?.[0] ?? 0) / 1024);
}

/** Logins of one person that owe their second factor. */
export async function crearPendientes({ pool }: Terreno, cuantos: number): Promise<readonly string[]> {
  const usuarioId = randomUUID();
  await pool.query(`insert into usuario (id, nombre, email) values ($1, 'Con factor', $2)`, [
    usuarioId,
    `${usuarioId}@c12.test`,
  ]);
  return dejarAMedias(pool, usuarioId, cuantos);
}
