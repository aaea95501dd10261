import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';

export const pantallasDePaginas: readonly PantallaDeGaleria[] = [
  { ruta: /^\/pages\/casl$/, cargar: () => import('./casl/casl.screen.tsx').then((m) => m.CaslScreen) },
  { ruta: /^\/pages\/treeview$/, cargar: () => import('./treeview/treeview.screen.tsx').then((m) => m.TreeviewScreen) },
  { ruta: /^\/pages\/pricing$/, cargar: () => import('./pricing/pricing.screen.tsx').then((m) => m.PricingScreen) },
  {
    ruta: /^\/pages\/account-settings$/,
    cargar: () => import('./account-settings/account-settings.screen.tsx').then((m) => m.AccountSettingsScreen),
  },
  { ruta: /^\/pages\/faq$/, cargar: () => import('./faq/faq.screen.tsx').then((m) => m.FaqScreen) },
];
