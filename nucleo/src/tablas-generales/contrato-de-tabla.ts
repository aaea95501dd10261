import { z } from 'zod';
import { Id, textoCorto, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { listaDe } from '#comun/paginacion.ts';
import { normaCodigo } from '#comun/texto.ts';
import type { CodigoDeError } from '#errores.ts';

/** A short code people type: at least one letter or digit, compared ignoring case, accents and signs. */
export const CodigoDeTabla = textoCorto(20).refine(
  (codigo) => codigo === '' || normaCodigo(codigo) !== '',
  'Usá al menos una letra o un número.',
);
export const NombreDeTabla = textoCorto(120).refine(
  (nombre) => nombre === '' || normaCodigo(nombre) !== '',
  'Usá al menos una letra o un número.',
);

export const params = z.object({ id: Id });

type Tabla<Nombre extends string> = { readonly tabla: Nombre; readonly summary: string };

/** The list of a table, open to whoever may see the tables. */
export const listar = <const Nombre extends string, Query extends z.ZodType, Fila extends z.ZodType>(
  { tabla, summary }: Tabla<Nombre>,
  query: Query,
  fila: Fila,
) =>
  endpoint({
    method: 'GET',
    path: `/api/tablas-generales/${tabla}`,
    summary,
    permiso: 'tabla.ver',
    alcance: 'empresa',
    query,
    response: listaDe(fila),
    errors: [],
  });

/** The same list as a file: same filters, every row. */
export const exportar = <const Nombre extends string, Query extends z.ZodType>(
  { tabla, summary }: Tabla<Nombre>,
  query: Query,
) =>
  endpoint({
    method: 'GET',
    path: `/api/tablas-generales/${tabla}/exportar`,
    summary,
    permiso: 'tabla.ver',
    alcance: 'empresa',
    query,
    response: z.string(),
    formato: 'csv',
    errors: [],
  });

export const crear = <const Nombre extends string, Body extends z.ZodType, Fila extends z.ZodType>(
  { tabla, summary, errors, alcance = 'empresa' }: Tabla<Nombre> & Cambio,
  body: Body,
  fila: Fila,
) =>
  endpoint({
    method: 'POST',
    path: `/api/tablas-generales/${tabla}`,
    summary,
    permiso: 'tabla.editar',
    alcance,
    status: 201,
    body,
    response: fila,
    errors,
  });

export const cambiar = <const Nombre extends string, Body extends z.ZodType, Fila extends z.ZodType>(
  { tabla, summary, errors, alcance = 'empresa' }: Tabla<Nombre> & Cambio,
  body: Body,
  fila: Fila,
) =>
  endpoint({
    method: 'PATCH',
    path: `/api/tablas-generales/${tabla}/:id`,
    summary,
    permiso: 'tabla.editar',
    alcance,
    params,
    body,
    response: fila,
    errors: ['comun.no_encontrado', 'comun.version_vieja', ...errors],
  });

type Cambio = { readonly errors: readonly CodigoDeError[]; readonly alcance?: 'empresa' | 'sucursal' };

/** Picks one row out of a list, to look at it again. */
export const soloUna = { id: Id.optional() };

/** What every row of a table carries. */
export const comunes = { id: Id, version: Version };
