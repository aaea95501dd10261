import type { Explosion, NodoDeExplosion } from '@trastienda/nucleo/articulos/contrato.ts';
import { queLlevanA, queSeLlama } from '@trastienda/nucleo/articulos/estructura/buscar-en-explosion.ts';
import { porUnidad } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { type Big, decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { LineaDeArbol } from '#ui/teclado/arbol.ts';

type Linea = NodoDeExplosion['lineas'][number];

/** One visible row of the tree. The same component is another row under each thing that contains it. */
export type Rama = LineaDeArbol & {
  readonly linea: Linea;
  readonly nodo: NodoDeExplosion;
  readonly nivel: number;
  readonly total: Big;
};

/** Shared parts make a tree as long as its ways; nobody reads more rows than these. */
export const RAMAS_MAXIMO = 1_000;

type Arbol = { readonly ramas: readonly Rama[]; readonly recortado: boolean };
type Opciones = {
  readonly abiertas: 'todas' | ReadonlySet<string>;
  readonly buscar: string;
};

/** The visible rows from the top. With a search, only the ways to what it finds, all of them open. */
export function ramasDe(explosion: Explosion, { abiertas, buscar }: Opciones): Arbol {
  const nodos = new Map(explosion.nodos.map((nodo) => [nodo.articuloId, nodo]));
  const hallados = queLlevanA(explosion.nodos, buscar);
  const ramas: Rama[] = [];
  let recortado = false;
  const recorrer = (contenedor: NodoDeExplosion, prefijo: string, nivel: number, cantidad: Big): void => {
    for (const linea of contenedor.lineas) {
      const nodo = nodos.get(linea.componenteId);
      if (!nodo || (hallados && !hallados.has(nodo.articuloId))) continue;
      if (ramas.length >= RAMAS_MAXIMO) {
        recortado = true;
        return;
      }
      // The way to it, by lines: the same component is in many places.
      const clave = `${prefijo}/${linea.id}`;
      const padreId = prefijo === '' ? null : prefijo;
      const total = cantidad.times(porUnidad(linea));
      const hijas = nodo.lineas.length;
      const abierta = hijas > 0 && estaAbierta(nodo, clave);
      ramas.push({ clave, padreId, hijas, abierta, linea, nodo, nivel, total });
      if (abierta) recorrer(nodo, clave, nivel + 1, total);
    }
  };
  const estaAbierta = (nodo: NodoDeExplosion, clave: string): boolean => {
    if (abiertas === 'todas' || abiertas.has(clave)) return true;
    return hallados !== null && nodo.lineas.some(({ componenteId }) => hallados.has(componenteId));
  };
  const raiz = nodos.get(explosion.raizId);
  if (raiz) recorrer(raiz, '', 1, decimal(explosion.cantidad));
  return { ramas, recortado };
}

/** Each component once, with the sum of all the ways to it (RN-24), those nearest to the whole first. */
export function totalesDe(
  { nodos, raizId }: Explosion,
  { buscar, soloPiezas }: { readonly buscar: string; readonly soloPiezas: boolean },
): readonly NodoDeExplosion[] {
  const coincide = queSeLlama(buscar);
  return nodos
    .filter((nodo) => nodo.articuloId !== raizId && (!soloPiezas || nodo.hoja) && coincide(nodo))
    .toSorted((uno, otro) => uno.nivel - otro.nivel || (uno.codigo < otro.codigo ? -1 : 1));
}
