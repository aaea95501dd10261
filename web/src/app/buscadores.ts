import {
  buscadorDeArmados,
  buscadorDeArticulos,
  buscadorDeLotesDePrecio,
  buscadorDeProveedores,
} from '#articulos/buscador.ts';
import { buscadorDeClientes } from '#clientes/buscador.ts';
import { buscadorDeImportaciones } from '#importaciones/buscador.ts';
import { buscadorDeAjustes, buscadorDeNumeros } from '#stock/buscador.ts';
import type { Buscador } from '#ui/pantalla/buscador.ts';
import { buscadorDeNotas } from '#ventas/buscador.ts';

/** What the command palette asks the server for, in the order it shows it. Rooms own theirs. */
export const buscadores: readonly Buscador[] = [
  buscadorDeArticulos,
  buscadorDeClientes,
  buscadorDeNotas,
  buscadorDeAjustes,
  buscadorDeNumeros,
  buscadorDeProveedores,
  buscadorDeLotesDePrecio,
  buscadorDeArmados,
  buscadorDeImportaciones,
];
