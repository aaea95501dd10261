import { deLaEmpresa, type Fila } from './fila.ts';
import { DIRIGEN, TODOS } from './roles.ts';

const E = '/api/articulos/etiquetas';

/** Whoever stands before the shelf prints labels; who directs keeps the formats of the paper. */
export const filasDeEtiquetas: readonly Fila[] = [
  deLaEmpresa(`GET ${E}/muestra`, TODOS),
  deLaEmpresa(`GET ${E}/formatos`, TODOS, { propio: 'leído', ajeno: 'leído' }),
  deLaEmpresa(`POST ${E}/formatos`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`DELETE ${E}/formatos/:id`, DIRIGEN),
  deLaEmpresa(`GET ${E}/impresiones`, TODOS, { propio: 'leído', ajeno: 'leído' }),
  deLaEmpresa(`POST ${E}/impresiones`, TODOS, { propio: 'creado' }),
  deLaEmpresa(`GET ${E}/impresiones/:id/pdf`, TODOS),
];
