import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';

export const pantallasDeComponentes: readonly PantallaDeGaleria[] = [
  { ruta: /^\/ui-components\/alert$/, cargar: () => import('./alert/alert.screen.tsx').then((m) => m.AlertScreen) },
  {
    ruta: /^\/ui-components\/accordion$/,
    cargar: () => import('./accordion/accordion.screen.tsx').then((m) => m.AccordionScreen),
  },
  { ruta: /^\/ui-components\/chip$/, cargar: () => import('./chip/chip.screen.tsx').then((m) => m.ChipScreen) },
  { ruta: /^\/ui-components\/dialog$/, cargar: () => import('./dialog/dialog.screen.tsx').then((m) => m.DialogScreen) },
  { ruta: /^\/ui-components\/tabs$/, cargar: () => import('./tabs/tabs.screen.tsx').then((m) => m.TabsScreen) },
  {
    ruta: /^\/ui-components\/tooltip$/,
    cargar: () => import('./tooltip/tooltip.screen.tsx').then((m) => m.TooltipScreen),
  },
  {
    ruta: /^\/ui-components\/transfer-list$/,
    cargar: () => import('./transfer-list/transfer-list.screen.tsx').then((m) => m.TransferListScreen),
  },
  {
    ruta: /^\/ui-components\/typography$/,
    cargar: () => import('./typography/typography.screen.tsx').then((m) => m.TypographyScreen),
  },
  { ruta: /^\/ui-components\/avatar$/, cargar: () => import('./avatar/avatar.screen.tsx').then((m) => m.AvatarScreen) },
  {
    ruta: /^\/ui-components\/popover$/,
    cargar: () => import('./popover/popover.screen.tsx').then((m) => m.PopoverScreen),
  },
  { ruta: /^\/ui-components\/rating$/, cargar: () => import('./rating/rating.screen.tsx').then((m) => m.RatingScreen) },
  { ruta: /^\/ui-components\/list$/, cargar: () => import('./list/list.screen.tsx').then((m) => m.ListScreen) },
];
