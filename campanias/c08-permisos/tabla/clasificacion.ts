import { deLaEmpresa, type Fila } from './fila.ts';
import { DIRIGEN, TODOS } from './roles.ts';

const C = '/api/articulos/clasificacion';

/** The tree is read by everybody, and what its stock is worth by who sees costs; who directs puts it in order. */
export const filasDeClasificacion: readonly Fila[] = [
  deLaEmpresa(`GET ${C}/buscar`, TODOS, { costo: 'de la empresa' }),
  deLaEmpresa(`GET ${C}/:nivel/:id`, TODOS, { costo: 'de la empresa' }),
  deLaEmpresa(`GET ${C}/:nivel/:id/diferencias`, TODOS),
  deLaEmpresa(`POST ${C}/:nivel/:id/aplicar`, DIRIGEN),
  deLaEmpresa(`GET ${C}/:nivel/:id/traslado`, DIRIGEN),
  deLaEmpresa(`POST ${C}/:nivel/:id/mover`, DIRIGEN),
  deLaEmpresa(`POST ${C}/:nivel/:id/fusionar`, DIRIGEN),
  deLaEmpresa(`GET ${C}/lotes`, TODOS),
  deLaEmpresa(`GET ${C}/lotes/exportar`, TODOS),
  deLaEmpresa(`POST ${C}/lotes/:id/deshacer`, DIRIGEN),
];
