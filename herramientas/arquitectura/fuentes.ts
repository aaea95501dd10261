import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export const RAIZ = join(import.meta.dirname, '../..');

/** A source file by its path from the root, with `/` on every platform. */
export type Fuente = { readonly ruta: string; readonly texto: string };

const ESPACIOS = ['nucleo/src', 'servidor/src', 'web/src', 'e2e', 'herramientas', 'bench', 'campanias'];
const ES_FUENTE = /\.(ts|tsx|mjs)$/;
const ES_GENERADO = /\.gen\.ts$/;

export async function leerFuentes(): Promise<Fuente[]> {
  const listas = await Promise.all(
    ESPACIOS.map(async (espacio) => {
      const entradas = await readdir(join(RAIZ, espacio), { recursive: true, withFileTypes: true });
      // A bench may bring packages of its own, which are not ours to judge.
      return entradas
        .filter((entrada) => entrada.isFile() && ES_FUENTE.test(entrada.name) && !ES_GENERADO.test(entrada.name))
        .map((entrada) => join(entrada.parentPath, entrada.name))
        .filter((archivo) => !relative(RAIZ, archivo).split(sep).includes('node_modules'));
    }),
  );
  return Promise.all(
    listas.flat().map(async (archivo) => ({
      ruta: relative(RAIZ, archivo).split(sep).join('/'),
      texto: await readFile(archivo, 'utf8'),
    })),
  );
}

export const esPrueba = ({ ruta }: Fuente): boolean =>
  /\.(test|prueba)\.tsx?$|\/prueba\/|\/ayudas-de-prueba\.|^(e2e|bench|campanias)\/|\/escenarios\//.test(ruta);

/** `servidor/src/ventas/rutas.ts` belongs to `ventas`. */
export const salaDe = ({ ruta }: Fuente): string => ruta.split('/')[2] ?? '';
