import { erroresDeAcceso } from './acceso/errores.ts';
import { erroresDeAdjuntos } from './adjuntos/errores.ts';
import { erroresDeArticulos } from './articulos/errores.ts';
import { erroresDeEstructura } from './articulos/estructura/errores.ts';
import { erroresDeClientes } from './clientes/errores.ts';
import { erroresComunes } from './comun/errores.ts';
import { erroresDeImportaciones } from './importaciones/errores.ts';
import { erroresDeInicio } from './inicio/errores.ts';
import { erroresDePlataforma } from './plataforma/errores.ts';
import { erroresDeStock } from './stock/errores.ts';
import { erroresDeTablasGenerales } from './tablas-generales/errores.ts';
import { erroresDeVentas } from './ventas/errores.ts';
import { erroresDeVistas } from './vistas/errores.ts';

/** Every business refusal: its HTTP status and what we tell the user. Rooms own their rows. */
export const errores = {
  ...erroresComunes,
  ...erroresDePlataforma,
  ...erroresDeAcceso,
  ...erroresDeAdjuntos,
  ...erroresDeTablasGenerales,
  ...erroresDeArticulos,
  ...erroresDeEstructura,
  ...erroresDeStock,
  ...erroresDeClientes,
  ...erroresDeVentas,
  ...erroresDeImportaciones,
  ...erroresDeVistas,
  ...erroresDeInicio,
} as const;

export type CodigoDeError = keyof typeof errores;

/** A broken rule, ready to travel: a code and the data its message needs. */
export type ErrorDeNegocio<Codigo extends CodigoDeError = CodigoDeError> = {
  [C in Codigo]: { readonly code: C; readonly data: Parameters<(typeof errores)[C]['mensaje']>[0] };
}[Codigo];
