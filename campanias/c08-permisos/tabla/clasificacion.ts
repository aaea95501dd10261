import { deLaEmpresa, type Fila } from './fila.ts';
import { DIRIGEN, TODOS } from './roles.ts';

const C = '/api/articulos/clasificacion';

/** The tree is read by everybody, and what its stock is worth by who sees costs; who directs puts it in order. */
export const filasDeClasificacion: readonly Fila[] = [
  deLaEmpresa(`GET ${C}/buscar`, TODOS, { costo: 'de la empresa' }),
  deLaEmpresa(`GET ${C}/:nivel/:id`, TODOS, { costo: 'de la empresa', inexistente: '404' }),
  deLaEmpresa(`GET ${C}/:nivel/:id/diferencias`, TODOS, { inexistente: '404' }),
  deLaEmpresa(`POST ${C}/:nivel/:id/aplicar`, DIRIGEN, { inexistente: '404' }),
  deLaEmpresa(`GET ${C}/:nivel/:id/traslado`, DIRIGEN, { inexistente: '404' }),
  deLaEmpresa(`POST ${C}/:nivel/:id/mover`, DIRIGEN, { inexistente: '404' }),
  deLaEmpresa(`POST ${C}/:nivel/:id/fusionar`, DIRIGEN, { inexistente: '404' }),
  deLaEmpresa(`GET ${C}/lotes`, TODOS),
  deLaEmpresa(`POST ${C}/lotes/:id/deshacer`, DIRIGEN),
];
