import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { carpetaDePaso } from '#servidor/motor/prueba.ts';

export type ServidorDePrueba = {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  /** All it has said so far: the one-time code of the first account is there. */
  readonly salida: () => string;
  readonly detener: () => Promise<void>;
};

const RAIZ = join(import.meta.dirname, '..');
/** What a journey asks is who comes in, not how dear it is to guess: each login would take a core for a twentieth of a second. */
const CONTRASENAS_BARATAS = join(RAIZ, 'servidor/src/prueba/contrasenas-baratas.ts');
const LISTA = /^Trastienda lista en (\S+)$/m;
/** It takes four seconds; a machine with much else to do has taken fifty. */
const LIMITE_MS = 150_000;

/**
 * The product as `npm start` runs it, but for what hashing a password costs, on a free port and data of its own, or on the database that `env` names with
 * DATABASE_URL. `env` also brings ADMIN_EMAIL and ADMIN_PASSWORD.
 */
export async function iniciarServidor(env: Readonly<Record<string, string>> = {}): Promise<ServidorDePrueba> {
  const dataDir = await mkdtemp(join(carpetaDePaso(), 'trastienda-e2e-'));
  const hijo = spawn(process.execPath, ['--import', CONTRASENAS_BARATAS, join(RAIZ, 'servidor/src/main.ts')], {
    cwd: RAIZ,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let salida = '';
  for (const canal of [hijo.stdout, hijo.stderr]) {
    canal.setEncoding('utf8').on('data', (texto: string) => {
      salida += texto;
    });
  }
  const detener = async () => {
    await terminar(hijo);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await esperarDireccion(hijo, () => salida);
    return { url, dataDir, salida: () => salida, detener };
  } catch (error) {
    await detener();
    throw error;
  }
}

function esperarDireccion(hijo: ChildProcess, salida: () => string): Promise<string> {
  return new Promise((listo, falla) => {
    const mirar = () => {
      const url = LISTA.exec(salida())?.[1];
      if (url) listo(url.replace(/\/$/, ''));
    };
    hijo.stdout?.on('data', mirar);
    hijo.once('exit', (codigo) => falla(new Error(`the server ended with ${codigo}:\n${salida()}`)));
    setTimeout(() => falla(new Error(`the server was not ready in time:\n${salida()}`)), LIMITE_MS).unref();
  });
}

async function terminar(hijo: ChildProcess): Promise<void> {
  if (hijo.exitCode !== null || hijo.signalCode !== null) return;
  const fin = new Promise((listo) => hijo.once('exit', listo));
  hijo.kill('SIGTERM');
  await fin;
}
