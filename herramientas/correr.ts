import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const RAIZ = join(import.meta.dirname, '..');

export type Paso = {
  readonly nombre: string;
  /** Arguments for Node: the program's own file and what it is told. */
  readonly argumentos: readonly string[];
  /** Beside our own environment. */
  readonly env?: Readonly<Record<string, string>>;
};

export type Salida = { readonly codigo: number; readonly texto: string; readonly segundos: number };

/** The file of a package's program, so that no shell and no `npx` stands between. */
export const programa = (ruta: string): string => join(RAIZ, 'node_modules', ruta);

/** Runs a step to its end and keeps what it said, to be shown only when it failed. */
export async function correr({ argumentos, env = {} }: Paso): Promise<Salida> {
  const inicio = performance.now();
  const hijo = spawn(process.execPath, argumentos, {
    cwd: RAIZ,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const partes: Buffer[] = [];
  hijo.stdout.on('data', (parte: Buffer) => partes.push(parte));
  hijo.stderr.on('data', (parte: Buffer) => partes.push(parte));
  const codigo = await fin(hijo);
  return { codigo, texto: Buffer.concat(partes).toString(), segundos: (performance.now() - inicio) / 1000 };
}

/** Runs a step that speaks to whoever watches. Answers its exit code. */
export async function correrALaVista({ argumentos, env = {} }: Paso): Promise<number> {
  const hijo = spawn(process.execPath, argumentos, { cwd: RAIZ, env: { ...process.env, ...env }, stdio: 'inherit' });
  return fin(hijo);
}

function fin(hijo: ReturnType<typeof spawn>): Promise<number> {
  return new Promise((listo, falla) => {
    hijo.once('error', falla);
    hijo.once('close', (codigo) => listo(codigo ?? 1));
  });
}
