import { useEffect, useMemo } from 'react';
import type { Product } from '#galeria/api-falsa/productos.ts';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { useMuestras } from '#galeria/comun/muestras.ts';
import { reponer } from '#galeria/comun/reponer.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { agregar, aumentar, type Carrito, disminuir, quitar, type Renglon, renglonesDe } from './estado.ts';

export const CAMINO_DE_PRODUCTOS = '/api/data/eCommerce/ProductsData';

/** What the screens of the shop share. The session ends with the page, and the cart with it. */
const tienda = crearAlmacen<{
  readonly cart: Carrito;
  /** What the loader of the products failed with; empty when it did not. */
  readonly error: string;
}>(() => ({ cart: [], error: '' }));

/** The products. Their loader does not raise its error: it leaves it in the state of the shop. */
export function useProductos() {
  const consulta = useMuestras<readonly Product[]>(CAMINO_DE_PRODUCTOS);
  const { error } = consulta;
  useEffect(() => {
    tienda.cambiar((una) => ({ ...una, error: error ? mensajeDeError(error) : '' }));
  }, [error]);
  return consulta;
}

export const useErrorDeTienda = (): string => tienda.usarCon(({ error }) => error);

const enCarrito = (fn: (cart: Carrito) => Carrito) => tienda.cambiar((una) => ({ ...una, cart: fn(una.cart) }));

/** What can be done with the cart; whoever only acts on it does not draw again when it changes. */
export const carrito = {
  leer: (): Carrito => tienda.leer().cart,
  agregar: (id: number, qty = 1) => enCarrito((actual) => agregar(actual, id, qty)),
  aumentar: (id: number) => enCarrito((actual) => aumentar(actual, id)),
  disminuir: (id: number) => enCarrito((actual) => disminuir(actual, id)),
  quitar: (id: number) => enCarrito((actual) => quitar(actual, id)),
  /** Puts a line back where it was, unless the product has one again. */
  reponer: (antes: Carrito, id: number) => enCarrito((actual) => reponer(actual, antes, new Set([id]))),
  vaciar: () => enCarrito(() => []),
} as const;

/** How many lines the cart has, without asking for its products. */
export const useCuantosProductos = (): number => tienda.usarCon(({ cart }) => cart.length);

/** The lines of the cart. */
export function useRenglones(): readonly Renglon[] {
  const cart = tienda.usarCon((una) => una.cart);
  const { data: products } = useProductos();
  return useMemo(() => renglonesDe(cart, products ?? []), [cart, products]);
}
