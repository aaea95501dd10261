import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';

export const pantallasDePerfil: readonly PantallaDeGaleria[] = [
  { ruta: /^\/user-profile$/, cargar: () => import('./user-profile.screen.tsx').then((m) => m.UserProfileScreen) },
  {
    ruta: /^\/apps\/followers$/,
    cargar: () => import('#galeria/followers/followers.screen.tsx').then((m) => m.FollowersScreen),
  },
  {
    ruta: /^\/apps\/friends$/,
    cargar: () => import('#galeria/friends/friends.screen.tsx').then((m) => m.FriendsScreen),
  },
  {
    ruta: /^\/apps\/gallery$/,
    cargar: () => import('#galeria/gallery/gallery.screen.tsx').then((m) => m.GalleryScreen),
  },
];
