import { deLaEmpresa, type Fila } from './fila.ts';
import { DIRIGEN, TODOS } from './roles.ts';

const A = '/api/articulos/:id/adjuntos';

/** Pictures and documents of an artículo: whoever reads the catalogue sees them, who changes it changes them. */
export const filasDeAdjuntos: readonly Fila[] = [
  deLaEmpresa(`GET ${A}`, TODOS, { propio: 'leído', ajeno: 'leído' }),
  deLaEmpresa(`POST ${A}`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`PUT ${A}/orden`, DIRIGEN, { propio: 'leído', ajeno: 'leído' }),
  deLaEmpresa(`PATCH ${A}/:adjuntoId`, DIRIGEN),
  deLaEmpresa(`DELETE ${A}/:adjuntoId`, DIRIGEN),
  deLaEmpresa(`GET ${A}/quitados`, DIRIGEN),
  deLaEmpresa(`POST ${A}/:adjuntoId/restaurar`, DIRIGEN),
  deLaEmpresa(`GET ${A}/:adjuntoId/imagen`, TODOS),
  deLaEmpresa(`GET ${A}/:adjuntoId/archivo`, TODOS),
];
