import { abierta, deLaEmpresa, type Fila } from './fila.ts';

const A = '/api/acceso';

/** The doors themselves: those that open a session must be open. */
export const filasDeAcceso: readonly Fila[] = [
  abierta(`GET ${A}/alta`, 'ok'),
  // There is an administrator already, and the door says no more than that.
  abierta(`POST ${A}/alta`, '409 acceso.alta_cerrada'),
  abierta(`POST ${A}/ingresar`, 'ok'),
  abierta(`POST ${A}/salir`, 'ok'),
  deLaEmpresa(`GET ${A}/sesion`, 'con sesión'),
];
