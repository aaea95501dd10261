import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';

export const pantallasDeCorreo: readonly PantallaDeGaleria[] = [
  { ruta: /^\/apps\/email$/, cargar: () => import('./email.screen.tsx').then((m) => m.EmailScreen) },
];
