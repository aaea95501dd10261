import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';

export const pantallasDeSistema: readonly PantallaDeGaleria[] = [
  {
    ruta: /^\/ui-components\/sistema$/,
    cargar: () => import('./sistema.screen.tsx').then((m) => m.SistemaScreen),
  },
];
