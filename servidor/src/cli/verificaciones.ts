import { verificacionesDeAdjuntos } from '#adjuntos/index.ts';
import { verificacionesDeArticulos } from '#articulos/index.ts';
import { verificacionesDeListas } from '#importaciones/index.ts';
import type { Verificacion } from '#plataforma/verificacion.ts';
import { verificacionesDeStock } from '#stock/index.ts';
import { verificacionesDeVentas } from '#ventas/index.ts';
import { verificacionesDeVistas } from '#vistas/index.ts';

/** The integrity checks of every room, which do nothing but list. */
export const verificaciones: readonly Verificacion[] = [
  ...verificacionesDeAdjuntos,
  ...verificacionesDeArticulos,
  ...verificacionesDeListas,
  ...verificacionesDeStock,
  ...verificacionesDeVentas,
  ...verificacionesDeVistas,
];
