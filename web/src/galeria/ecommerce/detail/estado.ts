import type { Product } from '#galeria/api-falsa/productos.ts';
import { crearAlmacen } from '#galeria/comun/almacen.ts';

export type Opinion = { readonly estrellas: number; readonly texto: string };
export type Escrita = Opinion & { readonly numero: number };

/** How many gave each product one, two, three, four and five stars, by its rating: 236 people each. */
const REPARTO: Readonly<Record<number, readonly number[]>> = {
  1: [190, 30, 10, 4, 2],
  2: [60, 110, 40, 16, 10],
  3: [20, 40, 110, 46, 20],
  4: [6, 14, 40, 110, 66],
  5: [4, 6, 10, 46, 170],
};

/** What people wrote during this visit, by product. */
export const opiniones = crearAlmacen<Readonly<Record<number, readonly Escrita[]>>>(() => ({}));

export function conOpinion(
  todas: Readonly<Record<number, readonly Escrita[]>>,
  id: number,
  opinion: Opinion,
): typeof todas {
  const suyas = todas[id] ?? [];
  return { ...todas, [id]: [{ ...opinion, numero: suyas.length + 1 }, ...suyas] };
}

/** The figures of the opinions: how many there are, what they come to, and how many of each, from five stars to one. */
export function cifrasDe({ rating }: Pick<Product, 'rating'>, escritas: readonly Opinion[]) {
  const base = REPARTO[rating] ?? [];
  const barras = [5, 4, 3, 2, 1].map((estrellas) => ({
    estrellas,
    cuantas: (base[estrellas - 1] ?? 0) + escritas.filter((una) => una.estrellas === estrellas).length,
  }));
  const total = barras.reduce((suma, { cuantas }) => suma + cuantas, 0);
  const puntos = barras.reduce((suma, { estrellas, cuantas }) => suma + estrellas * cuantas, 0);
  return { barras, total, promedio: total === 0 ? 0 : puntos / total };
}
