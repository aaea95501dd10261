import { menuDeAdministrador } from '#administrador/menu.ts';
import { menuDeArticulos } from '#articulos/menu.ts';
import { menuDeClientes } from '#clientes/menu.ts';
import { menuDeImportaciones } from '#importaciones/menu.ts';
import { menuDeStock } from '#stock/menu.ts';
import { menuDeTablasGenerales } from '#tablas-generales/menu.ts';
import { menuDeTaller } from '#taller/menu.ts';
import type { RamaDeMenu } from '#ui/pantalla/menu.ts';
import { menuDeUsuario } from '#usuario/menu.ts';
import { menuDeVentas } from '#ventas/menu.ts';

/** The menu of the product, in order; the demonstration comes after it. Rooms own their branches. */
export const menu: readonly RamaDeMenu[] = [
  menuDeArticulos,
  menuDeStock,
  menuDeVentas,
  menuDeClientes,
  menuDeTaller,
  menuDeTablasGenerales,
  menuDeImportaciones,
  menuDeAdministrador,
  menuDeUsuario,
];
