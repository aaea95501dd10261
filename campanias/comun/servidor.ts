import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sonBaratas } from '#servidor/prueba/costo-de-contrasenas.ts';
import { type Fin, finDelHijo } from './procesos.ts';
import type { Sitio } from './sitio.ts';

const RAIZ = join(import.meta.dirname, '../..');
/** A first start on a machine that does much else; how long it took is for the campaign to judge. */
const LISTO_ANTES_DE_MS = 180_000;
/** What `npm start` gives to Node. */
const DE_SERVIDOR = (JSON.parse(readFileSync(join(RAIZ, 'servidor/node.json'), 'utf8')) as { argumentos: string[] })
  .argumentos;
const LISTA = /^Trastienda lista en (\S+)$/m;
const PLANTAR = join(import.meta.dirname, '../defectos/plantar.ts');
const CORTAR = join(import.meta.dirname, 'cortar.ts');
const CONTRASENAS_BARATAS = join(RAIZ, 'servidor/src/prueba/contrasenas-baratas.ts');

export type Servidor = {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  readonly pid: number;
  /** From the start of the process to its «lista en». */
  readonly listoEnMs: number;
  /** All it has said so far, both outputs. */
  readonly salida: () => string;
  readonly fin: Promise<Fin>;
  readonly vivo: () => boolean;
  /** SIGKILL, and waits until it is gone. */
  readonly matar: () => Promise<void>;
  /** SIGTERM, and waits for its orderly end. */
  readonly detener: () => Promise<Fin>;
  /** Only with `conCortes`: tells the process where to kill itself, once every one has got there (`cortar.ts`). */
  readonly cortarEn: (...cortes: readonly Corte[]) => Promise<void>;
};

/**
 * The command with this key stops in its transaction when its `k`th statement has been answered and the next one has not
 * left (BEGIN is the first, COMMIT the last, so then nobody has heard of the answer), or as soon as COMMIT has left.
 */
export type Corte = { readonly clave: string; readonly k: number | 'commit-enviado' };

type OpcionesDeServidor = {
  readonly env?: Readonly<Record<string, string>>;
  readonly conCortes?: boolean;
  /** Runs without the planted defect of the site. */
  readonly sano?: boolean;
  readonly limiteMs?: number;
};

/** Starts the product as `npm start` does and answers when it is ready. Its end is noted in the site's `cierre`. */
export async function iniciarServidor(sitio: Sitio, opciones: OpcionesDeServidor = {}): Promise<Servidor> {
  const inicio = performance.now();
  const hijo = spawn(
    process.execPath,
    [...DE_SERVIDOR, ...precargas(sitio, opciones), join(RAIZ, 'servidor/src/main.ts')],
    {
      cwd: RAIZ,
      env: entornoDe(sitio, opciones),
      stdio: ['ignore', 'pipe', 'pipe', ...(opciones.conCortes === true ? (['ipc'] as const) : [])],
    },
  );
  const salida = juntarSalida(hijo);
  const fin = finDelHijo(hijo);
  const matar = async () => {
    hijo.kill('SIGKILL');
    await fin;
  };
  sitio.cierre.anotar(`terminar el servidor ${hijo.pid}`, matar);
  const url = await direccionDe(hijo, salida, opciones.limiteMs ?? LISTO_ANTES_DE_MS);
  return {
    url,
    pid: hijo.pid ?? 0,
    listoEnMs: performance.now() - inicio,
    salida,
    fin,
    vivo: () => hijo.exitCode === null && hijo.signalCode === null,
    matar,
    detener: async () => {
      hijo.kill('SIGTERM');
      return fin;
    },
    cortarEn: (...cortes) => mandar(hijo, cortes),
  };
}

type OrdenCorrida = Fin & { readonly salida: string };
export type OrdenEnCurso = { readonly pid: number; readonly matar: () => void; readonly fin: Promise<OrdenCorrida> };

/** Starts an order of the operator's tool beside the server, as `npm run trastienda --` does. */
export function correrOrden(
  sitio: Sitio,
  argumentos: readonly string[],
  opciones: OpcionesDeServidor = {},
): OrdenEnCurso {
  const programa = join(RAIZ, 'servidor/src/cli/trastienda.ts');
  const hijo = spawn(process.execPath, [...precargas(sitio, opciones), programa, ...argumentos], {
    cwd: RAIZ,
    env: entornoDe(sitio, opciones),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const salida = juntarSalida(hijo);
  const fin = finDelHijo(hijo).then((como) => ({ ...como, salida: salida() }));
  sitio.cierre.anotar(`terminar la orden ${hijo.pid}`, async () => {
    hijo.kill('SIGKILL');
    await fin;
  });
  return { pid: hijo.pid ?? 0, matar: () => hijo.kill('SIGKILL'), fin };
}

function precargas({ planta }: Sitio, { conCortes, sano }: OpcionesDeServidor): string[] {
  return [
    ...(planta && sano !== true ? ['--import', PLANTAR] : []),
    ...(conCortes === true ? ['--import', CORTAR] : []),
    // What this process hashed is read over there.
    ...(sonBaratas() ? ['--import', CONTRASENAS_BARATAS] : []),
  ];
}

function entornoDe({ dataDir, databaseUrl, planta }: Sitio, { env, sano }: OpcionesDeServidor): NodeJS.ProcessEnv {
  // What this shell has for another installation (and vitest, which has a BASE_URL of its own) is not for this one.
  const { DATABASE_URL: _base, BASE_URL: _direccion, ADMIN_EMAIL: _email, ...propio } = process.env;
  return {
    ...propio,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(planta && sano !== true ? planta.env : {}),
    ...env,
  };
}

function juntarSalida(hijo: ChildProcess): () => string {
  let texto = '';
  for (const canal of [hijo.stdout, hijo.stderr]) {
    canal?.setEncoding('utf8').on('data', (trozo: string) => {
      texto += trozo;
    });
  }
  return () => texto;
}

function direccionDe(hijo: ChildProcess, salida: () => string, limiteMs: number): Promise<string> {
  return new Promise((listo, falla) => {
    const reloj = setTimeout(() => falla(new Error(`the server was not ready in time:\n${salida()}`)), limiteMs);
    hijo.stdout?.on('data', () => {
      const url = LISTA.exec(salida())?.[1];
      if (url === undefined) return;
      clearTimeout(reloj);
      // IPv6 first would cost a failed connection per socket.
      listo(url.replace(/\/$/, '').replace('localhost', '127.0.0.1'));
    });
    hijo.once('exit', (codigo, senial) => {
      clearTimeout(reloj);
      falla(new Error(`the server ended with ${codigo ?? senial}:\n${salida()}`));
    });
  });
}

function mandar(hijo: ChildProcess, cortes: readonly Corte[]): Promise<void> {
  return new Promise((listo, falla) => {
    hijo.once('message', () => listo());
    hijo.send(cortes, (error) => {
      if (error) falla(error);
    });
  });
}
