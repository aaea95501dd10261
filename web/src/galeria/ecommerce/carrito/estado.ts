import type { Product } from '#galeria/api-falsa/productos.ts';

/** A line of the cart: one for each product. */
type LineaDeCarrito = { readonly id: number; readonly qty: number };
export type Carrito = readonly LineaDeCarrito[];

/** Adds pieces of a product: to its line, when it has one. */
export const agregar = (cart: Carrito, id: number, qty = 1): Carrito =>
  cart.some((linea) => linea.id === id)
    ? cart.map((linea) => (linea.id === id ? { ...linea, qty: linea.qty + qty } : linea))
    : [...cart, { id, qty }];

export const aumentar = (cart: Carrito, id: number): Carrito =>
  cart.map((linea) => (linea.id === id ? { ...linea, qty: linea.qty + 1 } : linea));

/** One less, down to one: taking a line away is another thing. */
export const disminuir = (cart: Carrito, id: number): Carrito =>
  cart.map((linea) => (linea.id === id ? { ...linea, qty: Math.max(1, linea.qty - 1) } : linea));

export const quitar = (cart: Carrito, id: number): Carrito => cart.filter((linea) => linea.id !== id);

export type Renglon = {
  readonly product: Product;
  readonly qty: number;
  /** In cents, as every figure of the cart: whole numbers add up without remainders. */
  readonly centavos: number;
};

/** The lines with their products; a product that is no longer there has none. */
export const renglonesDe = (cart: Carrito, products: readonly Product[]): readonly Renglon[] =>
  cart.flatMap(({ id, qty }) => {
    const product = products.find((uno) => uno.id === id);
    return product ? [{ product, qty, centavos: Math.round(product.price * 100) * qty }] : [];
  });

export const ENVIOS = { gratis: { centavos: 0, dias: 5 }, rapido: { centavos: 200, dias: 3 } } as const;
export type Envio = keyof typeof ENVIOS;

const DESCUENTO = 5;

/** What is to be paid, in cents: the lines, five per cent less, and the delivery, which there is none of without lines. */
export function totalesDe(renglones: readonly Renglon[], envio: Envio) {
  const subtotal = renglones.reduce((suma, { centavos }) => suma + centavos, 0);
  const descuento = Math.round((subtotal * DESCUENTO) / 100);
  const deEnvio = renglones.length === 0 ? 0 : ENVIOS[envio].centavos;
  return { subtotal, descuento, envio: deEnvio, total: subtotal - descuento + deEnvio };
}
