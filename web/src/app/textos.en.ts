import { en as acceso } from '#acceso/textos/en.ts';
import { en as adjuntos } from '#adjuntos/textos/en.ts';
import { en as administrador } from '#administrador/textos/en.ts';
import { en as notificaciones } from '#armazon/notificaciones/textos/en.ts';
import { capas } from '#armazon/textos/capas.en.ts';
import { en as armazon } from '#armazon/textos/en.ts';
import { actividad } from '#articulos/textos/actividad.en.ts';
import { busqueda } from '#articulos/textos/busqueda.en.ts';
import { campos } from '#articulos/textos/campos.en.ts';
import { costos } from '#articulos/textos/costos.en.ts';
import { costosDeProveedores } from '#articulos/textos/costos-de-proveedores.en.ts';
import { cruces } from '#articulos/textos/cruces.en.ts';
import { ediciones } from '#articulos/textos/ediciones.en.ts';
import { en as articulos } from '#articulos/textos/en.ts';
import { estadoDeArticulo } from '#articulos/textos/estado-de-articulo.en.ts';
import { estructura } from '#articulos/textos/estructura.en.ts';
import { ficha } from '#articulos/textos/ficha.en.ts';
import { fusion } from '#articulos/textos/fusion.en.ts';
import { minimos } from '#articulos/textos/minimos.en.ts';
import { nodo } from '#articulos/textos/nodo.en.ts';
import { papel } from '#articulos/textos/papel.en.ts';
import { precios } from '#articulos/textos/precios.en.ts';
import { proveedores } from '#articulos/textos/proveedores.en.ts';
import { relaciones } from '#articulos/textos/relaciones.en.ts';
import { reportes } from '#articulos/textos/reportes.en.ts';
import { en as clientes } from '#clientes/textos/en.ts';
import { menuEn as menu } from '#i18n/menu.en.ts';
import type { Traduccion } from '#i18n/traduccion.ts';
import { en as importaciones } from '#importaciones/textos/en.ts';
import { en as inicio } from '#inicio/textos/en.ts';
import { paneles } from '#inicio/textos/paneles.en.ts';
import { en as stock } from '#stock/textos/en.ts';
import { en as tablasGenerales } from '#tablas-generales/textos/en.ts';
import { en as editor } from '#ui/editor/textos/en.ts';
import { en as tabla } from '#ui/tabla/textos/en.ts';
import { vistas } from '#ui/tabla/textos/vistas.en.ts';
import { en as ui } from '#ui/textos/en.ts';
import { rastro } from '#ui/textos/rastro.en.ts';
import { en as usuario } from '#usuario/textos/en.ts';
import { en as ventas } from '#ventas/textos/en.ts';
import type { textosEs } from './textos.ts';

/** The product in English. A text without its translation fails `tsc`. */
export const textosEn: Traduccion<typeof textosEs> = {
  ui,
  menu,
  armazon,
  capas,
  notificaciones,
  acceso,
  inicio,
  paneles,
  adjuntos,
  campos,
  nodo,
  busqueda,
  fusion,
  estadoDeArticulo,
  relaciones,
  actividad,
  minimos,
  costosDeProveedores,
  cruces,
  ficha,
  costos,
  articulos,
  precios,
  ediciones,
  estructura,
  proveedores,
  papel,
  reportes,
  stock,
  clientes,
  ventas,
  tablasGenerales,
  importaciones,
  usuario,
  administrador,
  tabla,
  editor,
  vistas,
  rastro,
};
