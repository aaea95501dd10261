import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';
import { conCarrito } from '#galeria/ecommerce/pantallas.ts';

export const pantallasDeWidgets: readonly PantallaDeGaleria[] = [
  {
    ruta: /^\/widgets\/cards$/,
    cargar: conCarrito(() => import('./cards/cards.screen.tsx').then((m) => m.CardsScreen)),
  },
  { ruta: /^\/widgets\/banners$/, cargar: () => import('./banners/banners.screen.tsx').then((m) => m.BannersScreen) },
  {
    ruta: /^\/widgets\/charts$/,
    cargar: () => import('./charts/charts.screen.tsx').then((m) => m.WidgetsChartsScreen),
  },
];
