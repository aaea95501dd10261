import { muestrasDeProductos } from './muestras/productos.ts';
import { bien, type Manejador } from './servidor.ts';

export const CATEGORIAS = ['fashion', 'books', 'toys', 'electronics'] as const;
export type Category = (typeof CATEGORIAS)[number];
export const GENEROS = ['Men', 'Women', 'Kids'] as const;
export type Gender = (typeof GENEROS)[number];

/** A product of the sample shop. `price` is what is paid, `salesPrice` the list price, `discount` what there is between. */
export type Product = {
  readonly id: number;
  readonly title: string;
  readonly price: number;
  readonly discount: number;
  readonly related: boolean;
  readonly salesPrice: number;
  readonly category: readonly Category[];
  readonly gender: Gender;
  readonly rating: number;
  readonly stock: boolean;
  readonly qty: number;
  /** Hexadecimal, `#rrggbb`. */
  readonly colors: readonly string[];
  /** The address of its picture. */
  readonly photo: string;
  /** An instant, ISO 8601. */
  readonly created: string;
  readonly description: string;
};

export const verProductos: Manejador = () => bien(muestrasDeProductos());
