import type { LineaDeArbol } from '#ui/teclado/arbol.ts';

export type NodoDeMuestra = {
  readonly id: string;
  readonly nombre: string;
  readonly hijos?: readonly NodoDeMuestra[];
};

/** Every node that has others inside. */
export const ramasDe = (nodo: NodoDeMuestra): readonly string[] =>
  nodo.hijos ? [nodo.id, ...nodo.hijos.flatMap(ramasDe)] : [];

/** The leaves that hang from a node, or the node itself when it is one. */
export const hojasDe = (nodo: NodoDeMuestra): readonly string[] => nodo.hijos?.flatMap(hojasDe) ?? [nodo.id];

/** The lines in view, from top to bottom: those inside a closed branch are not. */
export function lineasDe(
  nodo: NodoDeMuestra,
  abiertas: ReadonlySet<string>,
  padreId: string | null = null,
): readonly LineaDeArbol[] {
  const abierta = nodo.hijos !== undefined && abiertas.has(nodo.id);
  const linea = { clave: nodo.id, padreId, hijas: nodo.hijos?.length ?? 0, abierta };
  return [linea, ...(abierta ? (nodo.hijos ?? []).flatMap((hijo) => lineasDe(hijo, abiertas, nodo.id)) : [])];
}

export const buscarNodo = (nodo: NodoDeMuestra, id: string): NodoDeMuestra | undefined =>
  nodo.id === id ? nodo : nodo.hijos?.map((hijo) => buscarNodo(hijo, id)).find((uno) => uno !== undefined);

/** The branches that a node is in, from the root on; none when it is not there. */
export function ancestrosDe(nodo: NodoDeMuestra, id: string): readonly string[] {
  const hijo = nodo.hijos?.find((uno) => buscarNodo(uno, id));
  return hijo ? [nodo.id, ...ancestrosDe(hijo, id)] : [];
}

/** A branch is ticked when all its leaves are, and in part when some are. */
export function tildeDe(nodo: NodoDeMuestra, tildadas: ReadonlySet<string>): boolean | 'mixed' {
  const hojas = hojasDe(nodo);
  const cuantas = hojas.filter((hoja) => tildadas.has(hoja)).length;
  return cuantas === hojas.length ? true : cuantas > 0 && 'mixed';
}

/** The ticked leaves after a node is ticked or unticked with all that hangs from it. */
export function alternarTilde(nodo: NodoDeMuestra, tildadas: ReadonlySet<string>): ReadonlySet<string> {
  const hojas = new Set(hojasDe(nodo));
  return tildeDe(nodo, tildadas) === true ? tildadas.difference(hojas) : tildadas.union(hojas);
}

/** The open branches after one opens or closes. */
export const alternarRama = (abiertas: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  abiertas.has(id) ? abiertas.difference(new Set([id])) : abiertas.union(new Set([id]));
