import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';

export const pantallasDePaneles: readonly PantallaDeGaleria[] = [
  {
    ruta: /^\/dashboards\/ecommerce$/,
    cargar: () => import('./ecommerce/ecommerce.screen.tsx').then((m) => m.EcommerceScreen),
  },
];
