import type { Explosion, NodoDeExplosion } from '@trastienda/nucleo/articulos/contrato.ts';
import { porUnidad } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { type Big, decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { normaCodigo, normaPalabras } from '@trastienda/nucleo/comun/texto.ts';

type Linea = NodoDeExplosion['lineas'][number];

/** One visible row of the tree. The same component is another row under each thing that contains it. */
export type Rama = {
  /** The way to it, by lines. */
  readonly clave: string;
  readonly padre: string | null;
  readonly linea: Linea;
  readonly nodo: NodoDeExplosion;
  readonly nivel: number;
  readonly abierta: boolean;
  readonly total: Big;
};

/** Shared parts make a tree as long as its ways; nobody reads more rows than these. */
export const RAMAS_MAXIMO = 1_000;

export type Arbol = { readonly ramas: readonly Rama[]; readonly recortado: boolean };
type Opciones = {
  readonly abiertas: 'todas' | ReadonlySet<string>;
  readonly buscar: string;
};

/** The visible rows from the top. With a search, only the ways to what it finds, all of them open. */
export function ramasDe(explosion: Explosion, { abiertas, buscar }: Opciones): Arbol {
  const nodos = new Map(explosion.nodos.map((nodo) => [nodo.articuloId, nodo]));
  const hallados = buscar.trim() === '' ? null : queLlevanA(explosion, buscar);
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
      const clave = `${prefijo}/${linea.id}`;
      const total = cantidad.times(porUnidad(linea));
      const abierta = nodo.lineas.length > 0 && estaAbierta(nodo, clave);
      ramas.push({ clave, padre: prefijo === '' ? null : prefijo, linea, nodo, nivel, abierta, total });
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

/** What a search finds, and everything that contains it. Components come after what contains them, so once is enough. */
function queLlevanA({ nodos }: Explosion, buscar: string): ReadonlySet<string> {
  const palabras = normaPalabras(buscar).split(' ');
  const codigo = normaCodigo(buscar);
  const llevan = new Set<string>();
  for (const nodo of nodos.toReversed()) {
    const texto = normaPalabras(`${nodo.codigo} ${nodo.descripcion}`);
    const coincide =
      (codigo !== '' && normaCodigo(nodo.codigo).includes(codigo)) ||
      palabras.every((palabra) => texto.includes(palabra));
    if (coincide || nodo.lineas.some(({ componenteId }) => llevan.has(componenteId))) llevan.add(nodo.articuloId);
  }
  return llevan;
}

export type Efecto = 'abrir' | 'cerrar' | { readonly clave: string | null };

/** What a key does on a row, as the treegrid pattern of aria says; undefined when it does nothing. */
export function efectoDeTecla(tecla: string, ramas: readonly Rama[], i: number): Efecto | undefined {
  const rama = ramas[i];
  if (!rama) return undefined;
  const seAbre = rama.nodo.lineas.length > 0 && !rama.abierta;
  const en = (lugar: number) => ({ clave: ramas[lugar]?.clave ?? null });
  switch (tecla) {
    case 'ArrowDown':
      return en(i + 1);
    case 'ArrowUp':
      return en(i - 1);
    case 'Home':
      return en(0);
    case 'End':
      return en(ramas.length - 1);
    case 'ArrowRight':
      return seAbre ? 'abrir' : rama.abierta ? en(i + 1) : undefined;
    case 'ArrowLeft':
      return rama.abierta ? 'cerrar' : { clave: rama.padre };
    case 'Enter':
    case ' ':
      return rama.abierta ? 'cerrar' : seAbre ? 'abrir' : undefined;
    default:
      return undefined;
  }
}
