import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';

export const pantallasDeContactos: readonly PantallaDeGaleria[] = [
  { ruta: /^\/apps\/contacts$/, cargar: () => import('./contacts.screen.tsx').then((m) => m.ContactsScreen) },
];
