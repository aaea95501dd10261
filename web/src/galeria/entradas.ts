/** What the menu and the top bar show of the demonstration: one file, asked for when both are already there. */
export { accesosDeGaleria } from './accesos.ts';
export { menuDeGaleria } from './menu.ts';
