import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';

export const pantallasDeTickets: readonly PantallaDeGaleria[] = [
  { ruta: /^\/apps\/tickets$/, cargar: () => import('./tickets.screen.tsx').then((m) => m.TicketsScreen) },
];
