import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';

export const pantallasDeTablas: readonly PantallaDeGaleria[] = [
  {
    ruta: /^\/tables\/basic$/,
    cargar: () => import('./basic/basic.screen.tsx').then((m) => m.BasicScreen),
  },
  {
    ruta: /^\/tables\/collapsible$/,
    cargar: () => import('./collapsible/collapsible.screen.tsx').then((m) => m.CollapsibleScreen),
  },
  {
    ruta: /^\/tables\/enhanced$/,
    cargar: () => import('./enhanced/enhanced.screen.tsx').then((m) => m.EnhancedScreen),
  },
  {
    ruta: /^\/tables\/fixed-header$/,
    cargar: () => import('./fixed-header/fixed-header.screen.tsx').then((m) => m.FixedHeaderScreen),
  },
  {
    ruta: /^\/tables\/pagination$/,
    cargar: () => import('./pagination/pagination.screen.tsx').then((m) => m.PaginationScreen),
  },
  {
    ruta: /^\/tables\/search$/,
    cargar: () => import('./search/search.screen.tsx').then((m) => m.SearchScreen),
  },
];
