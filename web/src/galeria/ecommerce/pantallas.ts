import { ponerEnLaBarra } from '#armazon/extras-de-barra.ts';
import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';

/** With any screen of the shop comes its cart to the top bar, where it stays. */
export const conCarrito =
  (cargar: PantallaDeGaleria['cargar']): PantallaDeGaleria['cargar'] =>
  async () => {
    const [pantalla, { CarritoDeLaBarra }] = await Promise.all([cargar(), import('./carrito/boton.tsx')]);
    ponerEnLaBarra({ id: 'carrito', Pieza: CarritoDeLaBarra });
    return pantalla;
  };

export const pantallasDeEcommerce: readonly PantallaDeGaleria[] = [
  {
    ruta: /^\/apps\/ecommerce\/shop$/,
    cargar: conCarrito(() => import('./shop/shop.screen.tsx').then((m) => m.ShopScreen)),
  },
  {
    ruta: /^\/apps\/ecommerce\/detail\/[^/]+$/,
    cargar: conCarrito(() => import('./detail/detail.screen.tsx').then((m) => m.DetailScreen)),
  },
  {
    ruta: /^\/apps\/ecommerce\/eco-product-list$/,
    cargar: conCarrito(() =>
      import('./eco-product-list/eco-product-list.screen.tsx').then((m) => m.EcoProductListScreen),
    ),
  },
  {
    ruta: /^\/apps\/ecommerce\/eco-checkout$/,
    cargar: conCarrito(() => import('./eco-checkout/eco-checkout.screen.tsx').then((m) => m.EcoCheckoutScreen)),
  },
];
