import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';

export const pantallasDeNotas: readonly PantallaDeGaleria[] = [
  { ruta: /^\/apps\/notes$/, cargar: () => import('./notes.screen.tsx').then((m) => m.NotesScreen) },
];
