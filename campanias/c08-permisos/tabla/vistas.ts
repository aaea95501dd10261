import { deLaEmpresa, type Fila } from './fila.ts';
import { DIRIGEN, TODOS } from './roles.ts';

const V = '/api/vistas';

/** What is private of somebody else does not exist. */
const ajena = (puerta: string): Fila =>
  deLaEmpresa(puerta, 'con sesión', { caso: 'de otra persona', propio: '404', ajeno: '404' });

/** What is shared with every role is seen by all of them, and changed by who directs; without any role it does not exist. */
function compartida(puerta: string): Fila {
  const { inexistente: _, ...fila } = deLaEmpresa(puerta, DIRIGEN, { caso: 'compartida', ven: TODOS, ajeno: '404' });
  return fila;
}

export const filasDeVistas: readonly Fila[] = [
  deLaEmpresa(`GET ${V}`, 'con sesión', { propio: 'leído' }),
  deLaEmpresa(`POST ${V}`, 'con sesión', { caso: 'propia', propio: 'creado' }),
  deLaEmpresa(`POST ${V}`, DIRIGEN, { caso: 'compartida', propio: 'creado' }),
  deLaEmpresa(`PUT ${V}/inicial`, 'con sesión', { caso: 'propia' }),
  deLaEmpresa(`PUT ${V}/inicial`, DIRIGEN, { caso: 'de un rol' }),
  ajena(`PATCH ${V}/:id`),
  compartida(`PATCH ${V}/:id`),
  ajena(`DELETE ${V}/:id`),
  compartida(`DELETE ${V}/:id`),
  ajena(`POST ${V}/:id/restaurar`),
  compartida(`POST ${V}/:id/restaurar`),
];
