import { filasDeAdjuntos } from './adjuntos.ts';
import { filasDeCampos } from './campos.ts';
import { filasDeClasificacion } from './clasificacion.ts';
import { filasDeEquivalencias } from './equivalencias.ts';
import { filasDeEtiquetas } from './etiquetas.ts';
import { deLaEmpresa, type Fila } from './fila.ts';
import { filasDeFusion } from './fusion.ts';
import { DIRIGEN, TODOS } from './roles.ts';

const A = '/api/articulos';

/** The catalogue is the company's: everybody reads it, who directs changes it, and only who directs reads costs. */
export const filasDeArticulos: readonly Fila[] = [
  ...filasDeAdjuntos,
  ...filasDeCampos,
  ...filasDeClasificacion,
  ...filasDeEquivalencias,
  ...filasDeFusion,
  ...filasDeEtiquetas,
  deLaEmpresa(`GET ${A}`, TODOS),
  deLaEmpresa(`GET ${A}/exportar`, TODOS),
  deLaEmpresa(`GET ${A}/exportar-pdf`, TODOS),
  deLaEmpresa(`GET ${A}/lista-de-precios/medida`, TODOS),
  deLaEmpresa(`GET ${A}/lista-de-precios/pdf`, TODOS),
  deLaEmpresa(`GET ${A}/vistas`, TODOS),
  deLaEmpresa(`GET ${A}/valores`, TODOS),
  deLaEmpresa(`GET ${A}/totales`, TODOS),
  deLaEmpresa(`GET ${A}/pie`, TODOS),
  deLaEmpresa(`GET ${A}/sugerencias`, TODOS),
  deLaEmpresa(`GET ${A}/buscar`, TODOS),
  deLaEmpresa(`GET ${A}/:id`, TODOS, { costo: 'de la empresa' }),
  deLaEmpresa(`GET ${A}/:id/dependencias`, TODOS),
  deLaEmpresa(`POST ${A}/ediciones/vista-previa`, DIRIGEN, { sinRastro: true }),
  deLaEmpresa(`POST ${A}/ediciones`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`GET ${A}/ediciones`, TODOS, { propio: 'leído', ajeno: 'leído' }),
  deLaEmpresa(`GET ${A}/ediciones/exportar`, TODOS, { propio: 'leído', ajeno: 'leído' }),
  deLaEmpresa(`GET ${A}/ediciones/:id`, TODOS),
  deLaEmpresa(`GET ${A}/ediciones/:id/lineas`, TODOS),
  deLaEmpresa(`GET ${A}/ediciones/:id/exportar`, TODOS),
  deLaEmpresa(`POST ${A}/ediciones/:id/deshacer`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`POST ${A}/celdas/vista-previa`, DIRIGEN, { sinRastro: true }),
  deLaEmpresa(`POST ${A}/celdas`, DIRIGEN),
  deLaEmpresa(`POST ${A}/celdas/precios/vista-previa`, DIRIGEN, { sinRastro: true }),
  deLaEmpresa(`POST ${A}/celdas/precios`, DIRIGEN),
  deLaEmpresa(`POST ${A}/celdas/precios`, DIRIGEN, { caso: 'muchos a la vez', confirma: 'reciente' }),
  deLaEmpresa(`POST ${A}`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`POST ${A}`, DIRIGEN, { caso: 'con precio', propio: 'creado' }),
  deLaEmpresa(`POST ${A}`, DIRIGEN, { caso: 'código que coincide, con motivo', propio: 'creado' }),
  deLaEmpresa(`PATCH ${A}/:id`, DIRIGEN),
  deLaEmpresa(`PUT ${A}/:id/control`, DIRIGEN),
  deLaEmpresa(`GET ${A}/:id/minimos`, TODOS),
  deLaEmpresa(`PUT ${A}/:id/minimos`, DIRIGEN),
  deLaEmpresa(`POST ${A}/:id/estado`, DIRIGEN),
  deLaEmpresa(`POST ${A}/:id/codigos`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`PATCH ${A}/:id/codigos/:codigoId`, DIRIGEN),
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
