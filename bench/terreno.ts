import { existsSync, rmSync, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { conCliente } from '#servidor/motor/conexion.ts';
import { ensureMotor, type Motor } from '#servidor/motor/index.ts';
import type { Limpieza } from './limpieza.ts';

/**
 * A database of our own, empty, and what a process of the product needs to know to work on it. The embedded engine is
 * off at first, so that the very first start can be measured.
 */
export type Terreno = {
  readonly url: () => string;
  readonly entorno: Readonly<Record<string, string>>;
  /** Where the data is, on a disk that keeps what it is told to. */
  readonly carpeta: string;
  readonly embebido: boolean;
  /** Stops the embedded engine so that a start can be measured from nothing; does nothing with DATABASE_URL. */
  readonly apagar: () => Promise<void>;
  readonly encender: () => Promise<void>;
  /** A statement that needs more rights than the application has (checkpoint); says nothing when it may not. */
  readonly comoSuperusuario: (sql: string) => Promise<void>;
  readonly borrar: () => Promise<void>;
};

const TMPFS = 0x01021994;

/** The database is made inside DATABASE_URL's server when there is one, or by the product's own engine. */
export function crearTerreno(limpieza: Limpieza, nombre: string): Promise<Terreno> {
  const servidor = process.env.DATABASE_URL;
  return servidor ? enServidor(limpieza, servidor, `trastienda_bench_${nombre}`) : conMotor(limpieza);
}

async function enServidor(limpieza: Limpieza, servidor: string, base: string): Promise<Terreno> {
  const url = conBase(servidor, base);
  const carpeta = await crearCarpeta();
  await ejecutar(servidor, `drop database if exists ${base} with (force)`);
  await ejecutar(servidor, `create database ${base}`);
  const borrar = limpieza.anotar(async () => {
    rmSync(carpeta, { recursive: true, force: true });
    await ejecutar(servidor, `drop database if exists ${base} with (force)`);
  });
  return {
    url: () => url,
    entorno: { DATABASE_URL: url, DATA_DIR: carpeta },
    carpeta,
    embebido: false,
    apagar: async () => {},
    encender: async () => {},
    comoSuperusuario: (sql) => ejecutar(url, sql).catch(() => {}),
    borrar,
  };
}

async function conMotor(limpieza: Limpieza): Promise<Terreno> {
  const dataDir = await crearCarpeta();
  const log = { info: () => {}, warn: () => {} };
  let motor: Motor | undefined;
  let cluster = '';
  const encender = async () => {
    motor ??= await ensureMotor({ dataDir, papel: 'orden', log });
    cluster = motor.cluster;
  };
  const apagar = async () => {
    await motor?.detener();
    motor = undefined;
  };
  const borrar = limpieza.anotar(async () => {
    await apagar();
    rmSync(dataDir, { recursive: true, force: true });
    // For root the data may stand away from DATA_DIR.
    if (cluster !== '') rmSync(dirname(cluster), { recursive: true, force: true });
  });
  return {
    url: () => enMarcha(motor).url,
    entorno: { DATA_DIR: dataDir, DATABASE_URL: '' },
    carpeta: dataDir,
    embebido: true,
    apagar,
    encender,
    comoSuperusuario: (sql) => ejecutar(enMarcha(motor).urlDeSuperusuario, sql),
    borrar,
  };
}

function enMarcha(motor: Motor | undefined): Motor {
  if (!motor) throw new Error('the engine is off');
  return motor;
}

/** On a disk: in memory a commit costs nothing and the figures would say so. */
async function crearCarpeta(): Promise<string> {
  const lugares = [tmpdir(), '/var/tmp', process.cwd()].filter((lugar) => existsSync(lugar));
  const lugar = lugares.find((uno) => statfsSync(uno).type !== TMPFS) ?? process.cwd();
  return mkdtemp(join(lugar, 'trastienda-bench-'));
}

function conBase(servidor: string, base: string): string {
  const url = new URL(servidor);
  url.pathname = `/${base}`;
  return url.href;
}

async function ejecutar(url: string, sql: string): Promise<void> {
  await conCliente(url, (client) => client.query(sql));
}
