import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Planta, Violacion } from '#campanias/comun/campania.ts';
import type { Cierre } from '#campanias/comun/cierre.ts';
import { type Fin, finDelHijo } from '#campanias/comun/procesos.ts';

export const RAIZ = join(import.meta.dirname, '../..');
const PLANTAR = join(RAIZ, 'campanias/defectos/plantar.ts');
const LISTA = /^Trastienda lista en (\S+)$/m;
const LIMITE_MS = 90_000;

/** How the product is started in one situation. */
export type Modo = {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly uid?: number;
  /** Words before `node`: to start inside another view of the file system. */
  readonly delante?: readonly string[];
  /** Instead of the server: an order of the operator's tool. */
  readonly orden?: readonly string[];
};

/** One start of the product that has not been judged yet. */
export type Intento = {
  readonly hijo: ChildProcess;
  readonly salida: () => string;
  readonly quejas: () => string;
  readonly fin: Promise<Fin>;
  /** Where it listens, or undefined when it ended first. */
  readonly url: Promise<string | undefined>;
  /** kill -9 of the process and of all it runs in the foreground. */
  readonly matar: () => Promise<void>;
};

/** Starts the product in a process group of its own, as a terminal would. */
export function intentar(modo: Modo, planta: Planta | undefined, cierre: Cierre): Intento {
  const programas = modo.orden ? ['servidor/src/cli/trastienda.ts', ...modo.orden] : ['servidor/src/main.ts'];
  const [entrada = '', ...resto] = programas;
  const node = [process.execPath, ...(planta ? ['--import', PLANTAR] : []), join(RAIZ, entrada), ...resto];
  const [programa = '', ...argumentos] = [...(modo.delante ?? []), ...node];
  const { DATABASE_URL: _ajena, ...propio } = process.env;
  const hijo = spawn(programa, argumentos, {
    cwd: '/',
    env: {
      ...propio,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: modo.dataDir,
      LOG_LEVEL: 'warn',
      ...planta?.env,
      ...modo.env,
    },
    ...(modo.uid === undefined ? {} : { uid: modo.uid, gid: modo.uid }),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [salida, quejas] = [juntar(hijo.stdout), juntar(hijo.stderr)];
  const fin = finDelHijo(hijo);
  const matar = async () => {
    if (hijo.pid !== undefined && hijo.exitCode === null && hijo.signalCode === null)
      process.kill(-hijo.pid, 'SIGKILL');
    await fin;
  };
  cierre.anotar(`terminar el servidor ${hijo.pid}`, matar);
  return { hijo, salida, quejas, fin, url: direccion(hijo, salida, fin), matar };
}

function juntar(canal: NodeJS.ReadableStream | null): () => string {
  let texto = '';
  canal?.setEncoding('utf8').on('data', (trozo: string) => {
    texto += trozo;
  });
  return () => texto;
}

function direccion(hijo: ChildProcess, salida: () => string, fin: Promise<Fin>): Promise<string | undefined> {
  return new Promise((listo) => {
    const reloj = setTimeout(() => listo(undefined), LIMITE_MS);
    const decidir = (url: string | undefined) => {
      clearTimeout(reloj);
      listo(url);
    };
    hijo.stdout?.on('data', () => {
      const url = LISTA.exec(salida())?.[1];
      if (url !== undefined) decidir(url.replace(/\/$/, '').replace('localhost', '127.0.0.1'));
    });
    fin.then(() => decidir(undefined));
  });
}

/** What is wrong with a start that had to serve; nothing when it answers that it is ready. */
export async function exigirListo({ url, salida, quejas }: Intento): Promise<Violacion[]> {
  const donde = await url;
  if (donde === undefined) {
    return [{ invariante: 'arranca', que: 'no arrancó', datos: { salida: salida(), quejas: quejas() } }];
  }
  const { status } = await fetch(`${donde}/readyz`);
  return status === 200 ? [] : [{ invariante: 'arranca', que: `no quedó listo: ${status}`, datos: quejas() }];
}

/** What is wrong with a refusal: it is one sentence for a person, says what was expected, and ends with 1. */
export async function exigirFrase(intento: Intento, frase: RegExp): Promise<Violacion[]> {
  if ((await intento.url) !== undefined) return [{ invariante: 'para', que: 'arrancó y no debía', datos: `${frase}` }];
  const vivo = Symbol('vivo');
  const fin = await Promise.race([intento.fin, Promise.resolve(vivo)]);
  if (typeof fin === 'symbol') return [{ invariante: 'para', que: 'ni arranca ni para', datos: intento.salida() }];
  const lineas = intento.quejas().split('\n').filter(Boolean);
  const [unica = ''] = lineas;
  const esFrase = lineas.length === 1 && /^[A-ZÁÉÍÓÚ¡¿].*\.$/.test(unica) && !/^\w*Error|\.ts:\d/.test(unica);
  if (esFrase && frase.test(unica) && fin.codigo === 1) return [];
  return [{ invariante: 'para', que: `no lo dijo en una frase que diga ${frase}`, datos: { ...fin, lineas } }];
}

/** Ctrl-C: the product must end by itself, with 0. */
export async function exigirCierre({ hijo, fin, quejas }: Intento): Promise<Violacion[]> {
  if (hijo.exitCode !== null || hijo.signalCode !== null) return [];
  hijo.kill('SIGTERM');
  const { codigo, senial } = await fin;
  return codigo === 0
    ? []
    : [{ invariante: 'cierra', que: 'no cerró bien', datos: { codigo, senial, dijo: quejas() } }];
}
