import { en as acceso } from '#acceso/textos/en.ts';
import { en as administrador } from '#administrador/textos/en.ts';
import { en as notificaciones } from '#armazon/notificaciones/textos/en.ts';
import { en as armazon } from '#armazon/textos/en.ts';
import { en as articulos } from '#articulos/textos/en.ts';
import { estructura } from '#articulos/textos/estructura.en.ts';
import { precios } from '#articulos/textos/precios.en.ts';
import { proveedores } from '#articulos/textos/proveedores.en.ts';
import { en as clientes } from '#clientes/textos/en.ts';
import { en as galeria } from '#galeria/textos/en.ts';
import type { Dichos } from '#i18n/decir.ts';
import { erroresEn as rechazos } from '#i18n/errores.en.ts';
import { menuEn as menu } from '#i18n/menu.en.ts';
import { notificacionesEn } from '#i18n/notificaciones.en.ts';
import { frasesEn as frases } from '#i18n/rechazos/frases.en.ts';
import type { Traduccion } from '#i18n/traduccion.ts';
import { en as importaciones } from '#importaciones/textos/en.ts';
import { en as inicio } from '#inicio/textos/en.ts';
import { en as stock } from '#stock/textos/en.ts';
import { en as tablasGenerales } from '#tablas-generales/textos/en.ts';
import { en as tabla } from '#ui/tabla/textos/en.ts';
import { en as ui } from '#ui/textos/en.ts';
import { en as usuario } from '#usuario/textos/en.ts';
import { en as ventas } from '#ventas/textos/en.ts';
import type { textosEs } from './textos.ts';

/** The product in English. A text without its translation fails `tsc`. */
export const textosEn: Traduccion<typeof textosEs> = {
  ui,
  menu,
  armazon,
  notificaciones,
  acceso,
  inicio,
  articulos,
  precios,
  estructura,
  proveedores,
  stock,
  clientes,
  ventas,
  tablasGenerales,
  importaciones,
  usuario,
  administrador,
  galeria,
  tabla,
};

/** What the server refuses and tells, in English. */
export const dichosEn: Dichos = { rechazos, frases, notificaciones: notificacionesEn };
