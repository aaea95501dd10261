import { filasDeClasificacion } from './clasificacion.ts';
import { filasDeEquivalencias } from './equivalencias.ts';
import { deLaEmpresa, type Fila } from './fila.ts';
import { DIRIGEN, TODOS } from './roles.ts';

const A = '/api/articulos';

/** The catalogue is the company's: everybody reads it, who directs changes it, and only who directs reads costs. */
export const filasDeArticulos: readonly Fila[] = [
  ...filasDeClasificacion,
  ...filasDeEquivalencias,
  deLaEmpresa(`GET ${A}`, TODOS),
  deLaEmpresa(`GET ${A}/exportar`, TODOS),
  deLaEmpresa(`GET ${A}/vistas`, TODOS),
  deLaEmpresa(`GET ${A}/buscar`, TODOS),
  deLaEmpresa(`GET ${A}/:id`, TODOS, { costo: 'de la empresa' }),
  deLaEmpresa(`GET ${A}/:id/dependencias`, TODOS),
  deLaEmpresa(`POST ${A}`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`POST ${A}`, DIRIGEN, { caso: 'con precio', propio: 'creado' }),
  deLaEmpresa(`POST ${A}`, DIRIGEN, { caso: 'código que coincide, con motivo', propio: 'creado' }),
  deLaEmpresa(`PATCH ${A}/:id`, DIRIGEN),
  deLaEmpresa(`POST ${A}/:id/estado`, DIRIGEN),
  deLaEmpresa(`POST ${A}/:id/codigos`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`DELETE ${A}/:id/codigos/:codigoId`, DIRIGEN),

  deLaEmpresa(`GET ${A}/rubros`, TODOS, { costo: 'de la empresa' }),
  deLaEmpresa(`GET ${A}/rubros/exportar`, TODOS, { costo: 'de la empresa' }),
  deLaEmpresa(`POST ${A}/rubros`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`PATCH ${A}/rubros/:id`, DIRIGEN),
  deLaEmpresa(`GET ${A}/familias`, TODOS, { costo: 'de la empresa' }),
  deLaEmpresa(`GET ${A}/familias/exportar`, TODOS, { costo: 'de la empresa' }),
  deLaEmpresa(`POST ${A}/familias`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`PATCH ${A}/familias/:id`, DIRIGEN),
  deLaEmpresa(`GET ${A}/subfamilias`, TODOS, { costo: 'de la empresa' }),
  deLaEmpresa(`GET ${A}/subfamilias/exportar`, TODOS, { costo: 'de la empresa' }),
  deLaEmpresa(`POST ${A}/subfamilias`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`PATCH ${A}/subfamilias/:id`, DIRIGEN),
];
