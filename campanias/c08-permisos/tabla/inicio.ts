import { deLaEmpresa, deSucursal, type Fila } from './fila.ts';
import { DIRIGEN, TODOS, VEN_COSTOS } from './roles.ts';

const I = '/api/inicio';

/** Asked for a sucursal that is not theirs, they are told of nothing: the sums of no rows. */
const DE_NADA = { ajeno: 'ok', inexistente: 'ok' } as const;

/** What was sold is of who sells there, and what the stock is worth of who sees costs there; each card says what it may. */
export const filasDeInicio: readonly Fila[] = [
  deSucursal(`GET ${I}/ventas`, TODOS, DE_NADA),
  deSucursal(`GET ${I}/cifras`, TODOS, DE_NADA),
  deSucursal(`GET ${I}/actividad`, TODOS, DE_NADA),
  deSucursal(`GET ${I}/mejores`, TODOS, DE_NADA),
  deSucursal(`GET ${I}/stock`, VEN_COSTOS, DE_NADA),
  deLaEmpresa(`GET ${I}/tarjetas`, 'con sesión'),
  deLaEmpresa(`GET ${I}/avisos`, 'con sesión'),
  deLaEmpresa(`POST ${I}/avisos`, DIRIGEN, { propio: 'creado', ajeno: 'creado' }),
  deLaEmpresa(`POST ${I}/avisos/:id/retirar`, DIRIGEN),
  deLaEmpresa(`PUT ${I}/avisos/:id/enterado`, 'con sesión', { sinRastro: true }),
];
