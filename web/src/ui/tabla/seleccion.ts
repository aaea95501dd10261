import { soloFiltro } from '#ui/listas/consulta-de-lista.ts';

/** What is chosen of a list: some rows, or all that match but for some (TD-10). */
export type Seleccion = {
  readonly todas: boolean;
  /** The chosen ones; with `todas`, those that are not. */
  readonly ids: ReadonlySet<string>;
};

/** As an order carries it (`comun/seleccion.ts`). */
export type SeleccionEnviada =
  | { readonly de: 'ids'; readonly ids: readonly string[] }
  | { readonly de: 'filtro'; readonly filtro: object; readonly salvo: readonly string[] };

export const NINGUNA: Seleccion = { todas: false, ids: new Set() };
export const TODAS: Seleccion = { todas: true, ids: new Set() };

export const estaElegida = ({ todas, ids }: Seleccion, id: string): boolean => ids.has(id) !== todas;

/** Some rows more, or less. Undefined when that is more than can be named one by one. */
export function conFilas(
  { todas, ids }: Seleccion,
  filas: readonly string[],
  puestas: boolean,
  tope: number,
): Seleccion | undefined {
  const nuevas = new Set(ids);
  for (const id of filas) {
    if (puestas === todas) nuevas.delete(id);
    else nuevas.add(id);
  }
  return nuevas.size > tope ? undefined : { todas, ids: nuevas };
}

/** How many there are, of a list of `total` rows. */
export const cuantasSon = ({ todas, ids }: Seleccion, total: number): number =>
  todas ? Math.max(0, total - ids.size) : ids.size;

/** How many of some rows are chosen. */
export const elegidasDe = (seleccion: Seleccion, filas: readonly string[]): number =>
  filas.filter((id) => estaElegida(seleccion, id)).length;

/** What the box of the header shows. Rows of another filter may be chosen: all are those of this list that are known. */
export function estadoDeTodas(
  seleccion: Seleccion,
  total: number,
  conocidas: readonly string[],
): 'nada' | 'algo' | 'todo' {
  const cuantas = cuantasSon(seleccion, total);
  if (!cuantas) return 'nada';
  return total && (seleccion.todas ? cuantas : elegidasDe(seleccion, conocidas)) >= total ? 'todo' : 'algo';
}

export const enviar = ({ todas, ids }: Seleccion, valores: object): SeleccionEnviada =>
  todas ? { de: 'filtro', filtro: soloFiltro(valores), salvo: [...ids] } : { de: 'ids', ids: [...ids] };
