import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';

export const pantallasDeBlog: readonly PantallaDeGaleria[] = [
  { ruta: /^\/apps\/blog\/posts$/, cargar: () => import('./posts/posts.screen.tsx').then((m) => m.PostsScreen) },
  {
    ruta: /^\/apps\/blog\/detail\/[^/]+$/,
    cargar: () => import('./detail/detail.screen.tsx').then((m) => m.DetailScreen),
  },
];
