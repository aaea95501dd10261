import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { percentil } from '#bench/estadistica.ts';

const CASA = join(import.meta.dirname, 'lighthouse');

/** Scores of 100, milliseconds of Lighthouse's simulated device, and the share of the screen that moves. */
const CIFRAS = ['puntaje', 'accesibilidad', 'lcp', 'tbt', 'cls'] as const;
export type Corrida = { readonly [Cifra in (typeof CIFRAS)[number]]: number };

export type Pedido = {
  readonly url: string;
  /** The cookie of a session, for a page behind the guard. */
  readonly cookie: string | undefined;
  readonly preset: 'movil' | 'escritorio';
  readonly veces: number;
  readonly chromium: string;
};

/** Installs Lighthouse beside this file the first time; the product itself never needs it. */
export async function prepararLighthouse(): Promise<void> {
  if (existsSync(join(CASA, 'node_modules/lighthouse/package.json'))) return;
  const opciones = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await correr('npm', opciones, () => {}, process.platform === 'win32');
}

/** Each figure is the median of its runs, as Lighthouse itself advises. Throws when it ended on another page. */
export async function medianaDeLighthouse(pedido: Pedido): Promise<Corrida> {
  const corridas: (Corrida & { readonly final: string })[] = [];
  const argumento = JSON.stringify({ ...pedido, comoRoot: process.getuid?.() === 0 });
  await correr(process.execPath, ['medir.mjs', argumento], (linea) => corridas.push(JSON.parse(linea)));
  const ajena = corridas.find(({ final }) => new URL(final).pathname !== new URL(pedido.url).pathname);
  if (ajena) throw new Error(`Lighthouse was sent to ${ajena.final} instead of ${pedido.url}`);
  const mediana = (cual: keyof Corrida) =>
    percentil(
      corridas.map((corrida) => corrida[cual]),
      0.5,
    );
  return Object.fromEntries(CIFRAS.map((cual) => [cual, mediana(cual)])) as Corrida;
}

function correr(
  programa: string,
  argumentos: readonly string[],
  alLeer: (linea: string) => void,
  shell = false,
): Promise<void> {
  return new Promise((listo, falla) => {
    const hijo = spawn(programa, argumentos, { cwd: CASA, stdio: ['ignore', 'pipe', 'inherit'], shell });
    createInterface({ input: hijo.stdout }).on('line', alLeer);
    hijo.once('error', falla);
    hijo.once('close', (codigo) =>
      codigo === 0 ? listo() : falla(new Error(`${argumentos[0]} ended with ${codigo}`)),
    );
  });
}
