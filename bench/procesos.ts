import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Limpieza } from './limpieza.ts';

const RAIZ = join(import.meta.dirname, '..');
/** As `npm start` runs it. */
export const DE_SERVIDOR = (
  JSON.parse(readFileSync(join(RAIZ, 'servidor/node.json'), 'utf8')) as { argumentos: string[] }
).argumentos;
const LISTA = /^Trastienda lista en (\S+?)\/?$/;
const LIMITE_MS = 120_000;
const MIRAR_CADA_MS = 100;

type Entorno = Readonly<Record<string, string>>;

export type Servidor = {
  readonly url: string;
  /** From the spawn to the line that says it is ready. */
  readonly listoMs: number;
  /** Resident memory of the process now, in MB; undefined where the system does not say. */
  readonly memoria: () => number | undefined;
  /** The most it is from now until the end is said, looked at ten times a second. */
  readonly vigilarMemoria: () => { readonly terminar: () => number | undefined };
  readonly detener: () => Promise<void>;
};

/** The product as `npm start` runs it, on a free port, without logging its requests. */
export async function iniciarServidor(limpieza: Limpieza, entorno: Entorno): Promise<Servidor> {
  const inicio = performance.now();
  const hijo = correr([...DE_SERVIDOR, 'servidor/src/main.ts'], {
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    ...entorno,
  });
  const detener = limpieza.anotar(() => terminar(hijo));
  const url = await esperarDireccion(hijo);
  return {
    url: url.replace('localhost', '127.0.0.1'),
    listoMs: performance.now() - inicio,
    memoria: () => memoriaDe(hijo.pid),
    vigilarMemoria: () => vigilar(() => memoriaDe(hijo.pid)),
    detener,
  };
}

/** One order of the operator's tool. Answers its lines; throws with what it said when it fails. */
export async function ordenar(limpieza: Limpieza, argumentos: readonly string[], entorno: Entorno): Promise<string[]> {
  const hijo = correr(['servidor/src/cli/trastienda.ts', ...argumentos], entorno);
  const olvidar = limpieza.anotar(() => terminar(hijo));
  const lineas = leerLineas(hijo.stdout);
  const quejas = leerLineas(hijo.stderr);
  const codigo = await new Promise<number | null>((listo) => hijo.once('close', listo));
  await olvidar();
  if (codigo !== 0) throw new Error(`${argumentos.join(' ')}: ${[...lineas, ...quejas].slice(-12).join('\n')}`);
  return lineas;
}

function correr(argumentos: readonly string[], entorno: Entorno): ChildProcess {
  return spawn(process.execPath, [...argumentos], {
    cwd: RAIZ,
    env: { ...process.env, ...entorno },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches us alone: we stop them in order.
    detached: true,
  });
}

function leerLineas(canal: ChildProcess['stdout']): string[] {
  const lineas: string[] = [];
  if (canal) createInterface({ input: canal }).on('line', (linea) => lineas.push(linea));
  return lineas;
}

function esperarDireccion(hijo: ChildProcess): Promise<string> {
  const dicho = leerLineas(hijo.stderr);
  return new Promise((listo, falla) => {
    const corte = setTimeout(
      () => falla(new Error(`the server was not ready in time\n${dicho.join('\n')}`)),
      LIMITE_MS,
    );
    hijo.once('exit', (codigo) => falla(new Error(`the server ended with ${codigo}\n${dicho.join('\n')}`)));
    if (!hijo.stdout) return;
    createInterface({ input: hijo.stdout }).on('line', (linea) => {
      dicho.push(linea);
      const url = LISTA.exec(linea)?.[1];
      if (url === undefined) return;
      clearTimeout(corte);
      listo(url);
    });
  });
}

async function terminar(hijo: ChildProcess): Promise<void> {
  if (hijo.exitCode !== null || hijo.signalCode !== null) return;
  const fin = new Promise((listo) => hijo.once('exit', listo));
  hijo.kill('SIGTERM');
  await fin;
}

function memoriaDe(pid: number | undefined): number | undefined {
  try {
    const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib === undefined ? undefined : Number(kib) / 1024;
  } catch {
    return undefined;
  }
}

function vigilar(leer: () => number | undefined): { readonly terminar: () => number | undefined } {
  let maximo = leer();
  const mirar = () => {
    const ahora = leer();
    if (ahora !== undefined && ahora > (maximo ?? 0)) maximo = ahora;
  };
  const reloj = setInterval(mirar, MIRAR_CADA_MS);
  return {
    terminar: () => {
      clearInterval(reloj);
      mirar();
      return maximo;
    },
  };
}
