import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export const RAIZ = join(import.meta.dirname, '../..');

/** A source file by its path from the root, with `/` on every platform. */
export type Fuente = { readonly ruta: string; readonly texto: string };

const ESPACIOS = ['nucleo/src', 'servidor/src', 'web/src', 'e2e', 'herramientas', 'bench', 'campanias'];
const ES_FUENTE = /\.(ts|tsx|mjs)$/;
const ES_GENERADO = /\.gen\.ts$/;

export const leerFuentes = (): Promise<Fuente[]> =>
  leer(ESPACIOS, (nombre) => ES_FUENTE.test(nombre) && !ES_GENERADO.test(nombre));

/** The pages that explain the house. */
export const leerPaginas = (): Promise<Fuente[]> =>
  leer(['nucleo/src', 'servidor/src', 'web/src', 'docs'], (nombre) => nombre.endsWith('.md'));

/** By their paths from the root, whatever they are. */
export const listarArchivos = (): Promise<string[]> => listar([...ESPACIOS, 'web/construccion'], () => true);

async function listar(carpetas: readonly string[], es: (nombre: string) => boolean): Promise<string[]> {
  const listas = await Promise.all(
    carpetas.map(async (carpeta) => {
      const entradas = await readdir(join(RAIZ, carpeta), { recursive: true, withFileTypes: true });
      // A bench may bring packages of its own, which are not ours to judge.
      return entradas
        .filter((entrada) => entrada.isFile() && es(entrada.name))
        .map((entrada) => relative(RAIZ, join(entrada.parentPath, entrada.name)).split(sep))
        .filter((partes) => !partes.includes('node_modules'))
        .map((partes) => partes.join('/'));
    }),
  );
  return listas.flat();
}

const leer = async (carpetas: readonly string[], es: (nombre: string) => boolean): Promise<Fuente[]> =>
  Promise.all(
    (await listar(carpetas, es)).map(async (ruta) => ({ ruta, texto: await readFile(join(RAIZ, ruta), 'utf8') })),
  );

export const esPrueba = ({ ruta }: Fuente): boolean =>
  /\.(test|prueba)\.tsx?$|\/prueba\/|\/ayudas-de-prueba\.|^(e2e|bench|campanias)\/|\/escenarios\//.test(ruta);

/** `servidor/src/ventas/rutas.ts` belongs to `ventas`. */
export const salaDe = ({ ruta }: Fuente): string => ruta.split('/')[2] ?? '';
