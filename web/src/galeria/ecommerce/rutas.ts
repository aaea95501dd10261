/** The addresses of the shop, as plain text: one route takes them all. */
export const RUTAS: Readonly<Record<'shop' | 'list' | 'checkout', string>> = {
  shop: '/apps/ecommerce/shop',
  list: '/apps/ecommerce/eco-product-list',
  checkout: '/apps/ecommerce/eco-checkout',
};

export const rutaDeProducto = (id: number): string => `/apps/ecommerce/detail/${id}`;
