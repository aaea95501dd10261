import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArranqueImposible, decir, MODULOS, RAIZ } from './comun.mjs';
import { instalar } from './instalar.mjs';
import { enNode } from './node.mjs';
import { construirWeb } from './web.mjs';

const desdeLaRaiz = (ruta) => join(RAIZ, ruta);

/**
 * How Node runs the server. Nothing reaches the prototype of an object by its name (`seguridad.md` 3.13). New objects get a
 * small nursery: requests live shorter than that, and the usual one takes 40 MB more and is not faster. What lives longer is
 * looked over when it grew by a fifth, and not when it doubled: with 200,000 artículos taken away as spreadsheets one after
 * another the server stays 50 MB above where it began, and not 110, as fast.
 */
const deServidor = () => JSON.parse(readFileSync(desdeLaRaiz('servidor/node.json'), 'utf8')).argumentos;

const biome = desdeLaRaiz('node_modules/@biomejs/biome/bin/biome');

const ORDENES = {
  start: async (resto) => {
    await construirWeb();
    return enNode([...deServidor(), desdeLaRaiz('servidor/src/main.ts'), ...resto]);
  },
  dev: async (resto) => {
    const servidor = enNode(['--watch', '--watch-preserve-output', desdeLaRaiz('servidor/src/main.ts'), ...resto]);
    const web = enNode([join(MODULOS, 'vite/bin/vite.js')], { cwd: desdeLaRaiz('web') });
    return Math.max(...(await Promise.all([servidor, web])));
  },
  web: async () => {
    await construirWeb();
    return 0;
  },
  trastienda: (resto) => enNode([desdeLaRaiz('servidor/src/cli/trastienda.ts'), ...resto]),
  test: (resto) => enNode([desdeLaRaiz('herramientas/test.ts'), ...resto]),
  bench: (resto) => enNode([desdeLaRaiz('bench/correr.ts'), ...resto]),
  campania: async (resto) => {
    await construirWeb();
    return enNode([desdeLaRaiz('campanias/correr.ts'), ...resto]);
  },
  presupuesto: async (resto) => {
    await construirWeb();
    return enNode([desdeLaRaiz('bench/web/correr.ts'), ...resto]);
  },
  capturas: async () => {
    await construirWeb();
    return enNode([desdeLaRaiz('bench/web/capturas.ts')]);
  },
  check: (resto) => enNode([desdeLaRaiz('herramientas/check.ts'), ...resto]),
  tablas: (resto) => enNode([desdeLaRaiz('herramientas/tablas.ts'), ...resto]),
  formato: (resto) => enNode([biome, 'check', '--write', ...resto, '.'], { cwd: RAIZ }),
};

/** Does its own set-up and then what was asked; ends the process with the exit code of that. */
export async function cumplir(orden, resto) {
  try {
    const tarea = ORDENES[orden];
    if (!tarea)
      throw new ArranqueImposible(`No existe la orden «${orden ?? ''}»: hay ${Object.keys(ORDENES).join(', ')}.`);
    await instalar();
    process.exitCode = await tarea(resto);
  } catch (error) {
    if (!(error instanceof ArranqueImposible)) throw error;
    decir(error.message);
    process.exitCode = 1;
  }
}
