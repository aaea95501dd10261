// What opens over the page, in one file that `flotantes.tsx` brings.
import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import { createElement } from 'react';
import { decirLoCortado } from '#ui/piezas/texto-cortado.ts';

export { default as Divider } from '@mui/material/Divider';
export { default as ListSubheader } from '@mui/material/ListSubheader';
export { default as Menu } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as Popover } from '@mui/material/Popover';

/** An `onClose` of what opens over the page: the second press of the double click that opened it falls behind it, and is none. */
export const sinSegundoClic =
  <Razon extends readonly unknown[]>(cerrar: (evento: object, ...razon: Razon) => void) =>
  (evento: object, ...razon: Razon): void => {
    if (!('detail' in evento && Number(evento.detail) > 1)) cerrar(evento, ...razon);
  };

/** The drawer of the library, which a double click on what opens it leaves open. */
export const Drawer = ({ onClose, ...resto }: DrawerProps) =>
  createElement(MuiDrawer, { ...resto, ...(onClose && { onClose: sinSegundoClic(onClose) }) });

// What a cell of a table has no room for opens over the page too.
globalThis.addEventListener?.('pointerover', decirLoCortado, { passive: true });
