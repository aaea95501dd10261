import { deLaEmpresa, type Fila } from './fila.ts';
import { DIRIGEN, TODOS } from './roles.ts';

const A = '/api/articulos';

/** What stands in for an artículo and what it is for: the catalogue's, as everything of artículos. */
export const filasDeEquivalencias: readonly Fila[] = [
  deLaEmpresa(`GET ${A}/:id/equivalencias`, TODOS),
  deLaEmpresa(`POST ${A}/:id/equivalencias`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`DELETE ${A}/:id/equivalencias/:miembroId`, DIRIGEN),
  deLaEmpresa(`PUT ${A}/:id/reemplazo`, DIRIGEN),
  deLaEmpresa(`GET ${A}/vehiculos`, TODOS),
  deLaEmpresa(`GET ${A}/:id/aplicaciones`, TODOS),
  deLaEmpresa(`POST ${A}/:id/aplicaciones`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`PUT ${A}/:id/aplicaciones/:aplicacionId`, DIRIGEN),
  deLaEmpresa(`DELETE ${A}/:id/aplicaciones/:aplicacionId`, DIRIGEN),
];
