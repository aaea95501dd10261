import type { Category, Product } from '#galeria/api-falsa/productos.ts';
import { coincide } from '#galeria/comun/buscar.ts';

export const COLUMNAS = ['title', 'created', 'stock', 'price'] as const;
export type Columna = (typeof COLUMNAS)[number];
/** What each column is called, by its text. */
export const NOMBRES = { title: 'producto', created: 'fecha', stock: 'estado', price: 'precio' } as const;
export const FILAS = [5, 10, 25] as const;

export type Pedido = {
  readonly buscar: string;
  readonly stock: '' | 'si' | 'no';
  readonly categoria: Category | 'All';
  readonly columna: Columna;
  readonly sentido: 'asc' | 'desc';
};

const COMPARAR: Readonly<Record<Columna, (a: Product, b: Product) => number>> = {
  title: (a, b) => a.title.localeCompare(b.title, 'es'),
  created: (a, b) => Date.parse(a.created) - Date.parse(b.created),
  stock: (a, b) => Number(b.stock) - Number(a.stock),
  price: (a, b) => a.price - b.price,
};

/** The rows that are asked for, in their order. */
export function filasDe(products: readonly Product[], pedido: Pedido): readonly Product[] {
  const vuelta = pedido.sentido === 'asc' ? 1 : -1;
  return products
    .filter(
      ({ title, stock, category }) =>
        coincide(pedido.buscar, title) &&
        (pedido.stock === '' || stock === (pedido.stock === 'si')) &&
        (pedido.categoria === 'All' || category.includes(pedido.categoria)),
    )
    .toSorted((a, b) => vuelta * COMPARAR[pedido.columna](a, b));
}

/** One page of the rows, from 1; past the last one, the last. */
export function paginaDe<T>(filas: readonly T[], pagina: number, porPagina: number) {
  const ultima = Math.max(1, Math.ceil(filas.length / porPagina));
  const actual = Math.min(Math.max(1, pagina), ultima);
  return { pagina: actual, filas: filas.slice((actual - 1) * porPagina, actual * porPagina) };
}

/** What somebody may change of a product. */
export type Cambios = Pick<Product, 'title' | 'price' | 'stock'>;

/** A product with another price keeps its list price, unless it would be paid more than that. */
export function conCambios(product: Product, cambios: Cambios): Product {
  const salesPrice = Math.max(product.salesPrice, cambios.price);
  return {
    ...product,
    ...cambios,
    salesPrice,
    discount: (Math.round(salesPrice * 100) - Math.round(cambios.price * 100)) / 100,
  };
}

/** Whether decimal text is a price: above zero, with two decimals at most. */
export const esPrecio = (texto: string): boolean => /^\d{1,7}(\.\d{1,2})?$/.test(texto) && Number(texto) > 0;
