import { deLaEmpresa, type Fila } from './fila.ts';
import { DIRIGEN, TODOS } from './roles.ts';

const C = '/api/articulos/campos';

/** What an artículo of some rubro says besides: read by everybody, and defined by who puts the classification in order. */
export const filasDeCampos: readonly Fila[] = [
  deLaEmpresa(`GET ${C}`, TODOS),
  deLaEmpresa(`POST ${C}`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`PATCH ${C}/:id`, DIRIGEN),
  deLaEmpresa(`GET ${C}/:id/uso`, DIRIGEN),
  deLaEmpresa(`POST ${C}/:id/pedir`, DIRIGEN),
  deLaEmpresa(`POST ${C}/:id/soltar`, DIRIGEN),
];
