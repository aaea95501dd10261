import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';

export const pantallasDeCalendario: readonly PantallaDeGaleria[] = [
  { ruta: /^\/apps\/calendar$/, cargar: () => import('./calendar.screen.tsx').then((m) => m.CalendarScreen) },
];
