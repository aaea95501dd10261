import { conPrueba, deLaEmpresa, deSucursal, type Fila } from './fila.ts';
import { ADMINISTRAN } from './roles.ts';

const I = '/api/importaciones';
const DE_VENTAS = 'de ventas';

/**
 * A file changes many things at once: only the administration takes one in. One that writes prices asks who is there, as
 * any other change of very many of them does (`seguridad.md` 3.2).
 */
export const filasDeImportaciones: readonly Fila[] = [
  deLaEmpresa(`GET ${I}`, ADMINISTRAN),
  deLaEmpresa(`GET ${I}/exportar`, ADMINISTRAN),
  deLaEmpresa(`GET ${I}/plantilla`, ADMINISTRAN),
  deLaEmpresa(`POST ${I}`, ADMINISTRAN, { propio: 'creado' }),
  deLaEmpresa(`GET ${I}/:id`, ADMINISTRAN),
  deLaEmpresa(`GET ${I}/:id/filas`, ADMINISTRAN),
  deLaEmpresa(`GET ${I}/:id/filas/exportar`, ADMINISTRAN),
  deLaEmpresa(`GET ${I}/:id/motivos`, ADMINISTRAN),
  deLaEmpresa(`GET ${I}/:id/archivo`, ADMINISTRAN),
  deLaEmpresa(`GET ${I}/:id/rechazos`, ADMINISTRAN),
  // Sales are of the sucursal they were made in.
  ...['', '/filas', '/filas/exportar', '/motivos', '/archivo', '/rechazos'].map((resto) =>
    deSucursal(`GET ${I}/:id${resto}`, ADMINISTRAN, { caso: DE_VENTAS }),
  ),
  deSucursal(`POST ${I}/:id/cancelar`, ADMINISTRAN, { caso: DE_VENTAS, propio: '409 importaciones.sin_tarea' }),
  deLaEmpresa(`PATCH ${I}/:id`, ADMINISTRAN),
  deLaEmpresa(`POST ${I}/:id/validar`, ADMINISTRAN),
  deLaEmpresa(`POST ${I}/:id/aplicar`, ADMINISTRAN),
  conPrueba(`POST ${I}/:id/aplicar`, ADMINISTRAN, { caso: 'con precios' }),
  deLaEmpresa(`POST ${I}/:id/revertir`, ADMINISTRAN),
  conPrueba(`POST ${I}/:id/revertir`, ADMINISTRAN, { caso: 'con precios' }),
  deLaEmpresa(`POST ${I}/:id/descartar`, ADMINISTRAN),
  deLaEmpresa(`POST ${I}/:id/cancelar`, ADMINISTRAN, { propio: '409 importaciones.sin_tarea' }),
  // The list of a proveedor is nothing but costs.
  deLaEmpresa(`GET ${I}/:id/lineas`, ADMINISTRAN, { costo: 'de la empresa' }),
  deLaEmpresa(`GET ${I}/:id/lineas/exportar`, ADMINISTRAN, { costo: 'de la empresa' }),
  deLaEmpresa(`POST ${I}/:id/lineas/marcar`, ADMINISTRAN),
  deLaEmpresa(`POST ${I}/:id/lineas/vincular`, ADMINISTRAN),
  deLaEmpresa(`GET ${I}/perfiles`, ADMINISTRAN),
  deLaEmpresa(`POST ${I}/perfiles`, ADMINISTRAN, { propio: 'creado', inexistente: '404' }),
  deLaEmpresa(`DELETE ${I}/perfiles/:id`, ADMINISTRAN),
];
