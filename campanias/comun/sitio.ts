import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import { crearClaveApi, crearUsuarioPorConsola } from '#servidor/acceso/index.ts';
import { abrirPool, conKysely, type Db } from '#servidor/db/db.ts';
import { migrar } from '#servidor/db/migrar.ts';
import { SIN_PLAZOS } from '#servidor/db/plazos.ts';
import { conCliente, urlDe } from '#servidor/motor/conexion.ts';
import { leerMarca, SUPERUSUARIO } from '#servidor/motor/marca.ts';
import { leerPid, quienEs } from '#servidor/motor/pid.ts';
import { conBase } from '#servidor/prueba/global.ts';
import type { Planta } from './campania.ts';
import type { Cierre } from './cierre.ts';
import { finDelProceso } from './procesos.ts';

/**
 * Whose PostgreSQL a campaign runs on. `propio`: the product's embedded engine in a DATA_DIR on disk of its own, with
 * its guarantees (fsync on). `servidor`: a database of its own on a server that runs already; quick, and says nothing
 * of durability. `plantilla` is a migrated database to copy.
 */
export type OrigenDelMotor =
  | { readonly tipo: 'propio' }
  | { readonly tipo: 'servidor'; readonly url: string; readonly plantilla?: string | undefined };

/** Where one installation of the product lives during a campaign. */
export type Sitio = {
  /** DATA_DIR of every process. */
  readonly dataDir: string;
  /** For the files of the harness: history, imports, marks. */
  readonly carpeta: string;
  /** DATABASE_URL of every process; undefined with the embedded engine. */
  readonly databaseUrl: string | undefined;
  readonly planta: Planta | undefined;
  readonly cierre: Cierre;
  /** To look inside beside the product, as the application's role. Throws while the embedded engine was never up. */
  readonly urlDeBase: () => string;
  /** For amcheck and cluster-wide figures; undefined on a server that is not ours. */
  readonly urlDeSuperusuario: () => string | undefined;
  /** The postmaster of the embedded engine, when one runs. */
  readonly pidDelMotor: () => number | undefined;
};

/** A `Contexto` is one. */
type Pedido = {
  readonly motor: OrigenDelMotor;
  readonly cierre: Cierre;
  readonly planta: Planta | undefined;
  readonly carpeta: string;
};

/** A place with nothing in it yet. Database and engine go away with `cierre`; `carpeta` is its maker's. */
export async function crearSitio({ motor, cierre, planta, carpeta }: Pedido): Promise<Sitio> {
  // Not inside `carpeta`: the engine's user must be able to walk into DATA_DIR, and takes only an empty one.
  const dataDir = await mkdtemp(join(tmpdir(), 'trastienda-campania-'));
  cierre.anotar(`borrar ${dataDir}`, () => rm(dataDir, { recursive: true, force: true }));
  const cluster = join(dataDir, 'motor/db');
  const pidDelMotor = () => {
    const pid = leerPid(cluster)?.pid;
    return pid !== undefined && quienEs(pid, cluster) === 'nuestro' ? pid : undefined;
  };
  cierre.anotar('apagar el motor', () => apagarMotor(pidDelMotor()));
  const databaseUrl = motor.tipo === 'servidor' ? await crearBase(motor, cierre) : undefined;
  return {
    dataDir,
    carpeta,
    databaseUrl,
    planta,
    cierre,
    pidDelMotor,
    urlDeBase: () => databaseUrl ?? urlDelMotor(dataDir),
    urlDeSuperusuario: () => (databaseUrl === undefined ? urlDeSuperusuario(cluster) : undefined),
  };
}

async function apagarMotor(pid: number | undefined): Promise<void> {
  if (pid === undefined) return;
  process.kill(pid, 'SIGQUIT');
  await finDelProceso(pid, 20_000);
}

function urlDelMotor(dataDir: string): string {
  const archivo = join(dataDir, 'motor.json');
  if (!existsSync(archivo)) throw new Error('the embedded engine is not up');
  return (JSON.parse(readFileSync(archivo, 'utf8')) as { url: string }).url;
}

/** Read from the files of the cluster, not from what the product says of itself; undefined while no engine runs. */
export function urlDeSuperusuario(cluster: string): string | undefined {
  const [marca, pid] = [leerMarca(cluster), leerPid(cluster)];
  if (!marca || !pid) return undefined;
  return urlDe({ rol: SUPERUSUARIO, clave: marca.claveDeSuperusuario, carpeta: pid.carpeta, puerto: pid.puerto });
}

type Servidor = Extract<OrigenDelMotor, { tipo: 'servidor' }>;

async function crearBase({ url, plantilla }: Servidor, cierre: Cierre): Promise<string> {
  const nombre = `campania_${randomBytes(6).toString('hex')}`;
  const copia = plantilla === undefined ? '' : ` template ${plantilla} strategy file_copy`;
  await conCliente(url, (client) => client.query(`create database ${nombre}${copia}`));
  cierre.anotar(`borrar la base ${nombre}`, () =>
    conCliente(url, async (client) => {
      await client.query(`drop database if exists ${nombre} with (force)`);
    }),
  );
  const propia = conBase(url, nombre);
  if (plantilla === undefined) await conDb(propia, (_db, pool) => migrar(pool));
  return propia;
}

/** A short visit to a database with the product's own connections. */
export async function conDb<T>(
  url: string,
  trabajo: (db: Db, pool: ReturnType<typeof abrirPool>) => Promise<T>,
): Promise<T> {
  const pool = abrirPool({ url, max: 4, plazos: SIN_PLAZOS });
  const db = conKysely(pool);
  try {
    return await trabajo(db, pool);
  } finally {
    await db.destroy();
  }
}

/** Administrators with an API key without a quota that would be noticed. Asks a migrated database. */
export const crearPersonas = (sitio: Sitio, cuantas: number): Promise<readonly string[]> =>
  crearGente(sitio, Array<Rol>(cuantas).fill('administrador'));

/** One person of each of those roles, as `crearPersonas`. The audit tells the keys of a person by these addresses. */
export function crearGente(sitio: Sitio, roles: readonly Rol[]): Promise<readonly string[]> {
  return conDb(sitio.urlDeBase(), async (db) => {
    const tokens: string[] = [];
    for (const [i, rol] of roles.entries()) {
      const email = `campania-${i + 1}@trastienda.test`;
      const contrasena = randomBytes(24).toString('hex');
      await crearUsuarioPorConsola(db, { nombre: `Campaña ${i + 1}`, email, rol, contrasena });
      tokens.push(await crearClaveApi(db, { email, cuota: 1_000_000 }));
    }
    return tokens;
  });
}
