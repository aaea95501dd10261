import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';

export const pantallasDeChats: readonly PantallaDeGaleria[] = [
  { ruta: /^\/apps\/chats$/, cargar: () => import('./chats.screen.tsx').then((m) => m.ChatsScreen) },
];
