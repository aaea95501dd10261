import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { origenDelMotor, prepararBinarios } from './binarios.ts';
import { conCliente } from './conexion.ts';
import { asegurarCluster } from './inicializar.ts';
import { buscarLugar } from './lugar.ts';
import { ensureMotor, type Motor, type Opciones } from './supervisor.ts';

export type Dicho = {
  readonly log: { info: (texto: string) => void; warn: (texto: string) => void };
  readonly frases: string[];
};

/** A log that remembers what a person would have read. */
export function escuchar(): Dicho {
  const frases: string[] = [];
  const anotar = (texto: string) => void frases.push(texto);
  return { log: { info: anotar, warn: anotar }, frases };
}

/** A DATA_DIR that disappears with the test. Memory is quicker to sync, and PostgreSQL does not see the difference. */
export async function carpetaDePrueba(dentroDe?: string): Promise<string> {
  const carpeta = await crearCarpeta(dentroDe);
  onTestFinished(() => borrar(carpeta));
  return carpeta;
}

async function crearCarpeta(dentroDe = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()): Promise<string> {
  const carpeta = await mkdtemp(join(dentroDe, 'trastienda-motor-'));
  await chmod(carpeta, 0o755);
  return carpeta;
}

const borrar = (carpeta: string) => rm(carpeta, { recursive: true, force: true });

/**
 * For the tests of a file that ask nothing of how a cluster is made: answers who makes a DATA_DIR (or a folder of that name in
 * one) with a cluster that was never started. Making one takes ten times as long as copying it.
 */
export function conClusterHecho(): (tramo?: string) => Promise<string> {
  let modelo = '';
  let hecho = '';
  beforeAll(async () => {
    modelo = await crearCarpeta();
    const { log } = escuchar();
    const lugar = buscarLugar(modelo);
    hecho = lugar.cluster;
    await asegurarCluster(lugar, prepararBinarios(lugar, origenDelMotor(process.env.PG_BIN_DIR), log), log);
  });
  afterAll(() => borrar(modelo));
  return async (tramo = '') => {
    const dataDir = join(await carpetaDePrueba(), tramo);
    const { base, cluster } = buscarLugar(dataDir);
    spawnSync('cp', ['-a', hecho, base]);
    if (!existsSync(cluster)) throw new Error(`no cluster was copied to ${cluster}`);
    return dataDir;
  };
}

/** Brings an engine up for this test; it is stopped at the end whatever happens. */
export async function motorDePrueba(opciones: Partial<Opciones> & { readonly dataDir: string }): Promise<Motor> {
  const motor = await ensureMotor({ log: escuchar().log, ...opciones });
  onTestFinished(() => motor.detener());
  return motor;
}

export const preguntar = (url: string, sql: string): Promise<Record<string, unknown>[]> =>
  conCliente(url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);

const GUION = `
  const { ensureMotor } = await import(${JSON.stringify(new URL('./supervisor.ts', import.meta.url).href)});
  const log = { info: () => {}, warn: () => {} };
  const motor = await ensureMotor({ dataDir: process.argv[1], papel: process.argv[2], log });
  process.stdout.write(motor.pid() + '\\n');
  process.stdin.on('data', async () => { await motor.detener(); process.exit(0); });`;

type OtroProceso = {
  /** Pid of the engine, once it answers. */
  readonly listo: Promise<number>;
  readonly cerrar: () => Promise<void>;
  /** kill -9 of that process and of what it runs in the foreground; a started engine survives it. */
  readonly matar: () => Promise<void>;
};

/** Another process of ours on the same DATA_DIR. */
export function otroProceso(dataDir: string, papel: 'servidor' | 'orden' = 'servidor'): OtroProceso {
  const hijo = spawn(process.execPath, ['--input-type=module', '-e', GUION, dataDir, papel], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const fin = new Promise<void>((listo) => hijo.once('close', () => listo()));
  const listo = new Promise<number>((si, no) => {
    hijo.stdout.once('data', (texto: Buffer) => si(Number.parseInt(texto.toString(), 10)));
    hijo.once('close', () => no(new Error('the other process ended before its engine was ready')));
  });
  listo.catch(() => undefined);
  const matar = async () => {
    if (hijo.pid !== undefined && hijo.exitCode === null && hijo.signalCode === null)
      process.kill(-hijo.pid, 'SIGKILL');
    await fin;
  };
  onTestFinished(matar);
  return {
    listo,
    matar,
    cerrar: async () => {
      hijo.stdin.write('fin\n');
      await fin;
    },
  };
}
