import { accesoEn } from './rechazos/acceso.en.ts';
import { adjuntosEn } from './rechazos/adjuntos.en.ts';
import { articulosEn, clientesEn } from './rechazos/articulos.en.ts';
import { comunEn } from './rechazos/comun.en.ts';
import { estructuraEn } from './rechazos/estructura.en.ts';
import { importacionesEn } from './rechazos/importaciones.en.ts';
import { inicioEn } from './rechazos/inicio.en.ts';
import { tablasGeneralesEn } from './rechazos/tablas-generales.en.ts';
import type { Rechazos } from './rechazos/tipos.ts';
import { stockEn, ventasEn } from './rechazos/ventas.en.ts';
import { vistasEn } from './rechazos/vistas.en.ts';

/** Every refusal in English, by its code. */
export const erroresEn: Rechazos = {
  ...comunEn,
  ...accesoEn,
  ...tablasGeneralesEn,
  ...adjuntosEn,
  ...articulosEn,
  ...estructuraEn,
  ...stockEn,
  ...clientesEn,
  ...ventasEn,
  ...importacionesEn,
  ...vistasEn,
  ...inicioEn,
};
