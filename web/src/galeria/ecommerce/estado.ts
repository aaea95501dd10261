import type { Category, Gender, Product } from '#galeria/api-falsa/productos.ts';
import { coincide } from '#galeria/comun/buscar.ts';

export const ORDENES = ['newest', 'priceDesc', 'priceAsc', 'discount'] as const;
export const PRECIOS = ['All', '0-50', '50-100', '100-200', '200+'] as const;

export type Filtros = {
  readonly category: Category | 'All';
  /** One of the colours of the products, or `All`. */
  readonly color: string;
  readonly gender: Gender | 'All';
  readonly price: (typeof PRECIOS)[number];
  /** At least so many stars; empty when it does not matter. */
  readonly rating: string;
};

export type Tienda = Filtros & {
  readonly sort: (typeof ORDENES)[number];
  readonly search: string;
};

/** How the shop begins. */
export const TIENDA: Tienda = {
  category: 'All',
  color: 'All',
  gender: 'All',
  price: 'All',
  rating: '',
  sort: 'newest',
  search: '',
};

/** Category, colour, gender and price go back to All and the order to the newest; what was searched stays. */
export const restablecerFiltros = (tienda: Tienda): Tienda => ({ ...TIENDA, search: tienda.search });

/** Each range from its first figure, which is its own, up to the second, which is not. */
const RANGOS: Readonly<Record<Exclude<Filtros['price'], 'All'>, readonly [desde: number, hasta: number]>> = {
  '0-50': [0, 50],
  '50-100': [50, 100],
  '100-200': [100, 200],
  '200+': [200, Number.POSITIVE_INFINITY],
};

export function enRango(price: number, rango: Filtros['price']): boolean {
  if (rango === 'All') return true;
  const [desde, hasta] = RANGOS[rango];
  return price >= desde && price < hasta;
}

const COMPARAR: Readonly<Record<Tienda['sort'], (a: Product, b: Product) => number>> = {
  newest: (a, b) => Date.parse(b.created) - Date.parse(a.created),
  priceDesc: (a, b) => b.price - a.price,
  priceAsc: (a, b) => a.price - b.price,
  discount: (a, b) => b.discount - a.discount,
};

/** The products the shop shows, in its order. */
export function mostrados(products: readonly Product[], tienda: Tienda): readonly Product[] {
  return products
    .filter(
      ({ category, gender, colors, price, rating, title }) =>
        (tienda.category === 'All' || category.includes(tienda.category)) &&
        (tienda.gender === 'All' || gender === tienda.gender) &&
        (tienda.color === 'All' || colors.includes(tienda.color)) &&
        enRango(price, tienda.price) &&
        rating >= Number(tienda.rating) &&
        coincide(tienda.search, title),
    )
    .toSorted((a, b) => COMPARAR[tienda.sort](a, b));
}

/** Every colour of the products, once. */
export const coloresDe = (products: readonly Product[]): readonly string[] => [
  ...new Set(products.flatMap(({ colors }) => colors)),
];
