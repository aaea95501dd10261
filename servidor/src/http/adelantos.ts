import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** What of the build is asked for together with the page of an address, by its segments; `$id` stands for any, and those with fewer of them come first. */
export type Adelantos = readonly {
  readonly tramos: readonly string[];
  readonly enlaces: string;
  /** The rows a list begins with and what goes with them, for whoever is in and says nothing else. */
  readonly datos: string;
}[];

type Escritos = Readonly<Record<string, { readonly archivos: readonly string[]; readonly datos?: readonly string[] }>>;

/** What the build wrote down; nothing when it did not. */
export async function leerAdelantos(carpeta: string): Promise<Adelantos> {
  const archivo = `${carpeta}/adelantos.json`;
  if (!existsSync(archivo)) return [];
  const escritos = JSON.parse(await readFile(archivo, 'utf8')) as Escritos;
  return Object.entries(escritos)
    .map(([camino, { archivos, datos = [] }]) => ({
      tramos: tramosDe(camino),
      enlaces: archivos.map((href) => `<link rel="modulepreload" href="${href}">`).join(''),
      datos: datos
        .map((href) => `<link rel="preload" as="fetch" href="${href.replaceAll('&', '&amp;')}" crossorigin>`)
        .join(''),
    }))
    .toSorted((uno, otro) => variables(uno.tramos) - variables(otro.tramos));
}

export type Visita = {
  /** The path and what follows it, as it was asked for. */
  readonly url: string;
  readonly conSesion: boolean;
};

/** The page with the links to what the screen of that address begins with; an address without any gets it as it is. */
export function adelantar(pagina: string, adelantos: Adelantos, { url, conSesion }: Visita): string {
  const [ruta = '', consulta = ''] = url.split('?');
  const tramos = tramosDe(ruta);
  const mejor = adelantos.find(
    (uno) => uno.tramos.length === tramos.length && uno.tramos.every((t, i) => esVariable(t) || t === tramos[i]),
  );
  // A function, so that no `$` in the name of a file means anything.
  if (mejor === undefined) return pagina;
  const datos = conSesion && consulta === '' ? mejor.datos : '';
  return pagina.replace('</head>', () => `${datos}${mejor.enlaces}</head>`);
}

const tramosDe = (ruta: string): readonly string[] => ruta.split('/').filter((tramo) => tramo !== '');
const esVariable = (tramo: string): boolean => tramo.startsWith('$');
const variables = (tramos: readonly string[]): number => tramos.filter(esVariable).length;
