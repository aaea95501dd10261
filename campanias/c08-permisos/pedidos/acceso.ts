import { fijo, type Pedidos } from './pedido.ts';

const A = '/api/acceso';

/** Somebody who only logs in; made with the world. */
export const INGRESANTE = { email: 'c08-ingresa@trastienda.test', contrasena: 'el mate está frío a las ocho' } as const;

export const pedidosDeAcceso: Pedidos = {
  [`GET ${A}/alta`]: fijo(`${A}/alta`),
  [`POST ${A}/alta`]: fijo(`${A}/alta`, {
    codigo: 'ABCD-EFGH',
    nombre: 'Alguien Más',
    email: 'alguien@trastienda.test',
    contrasena: 'una frase larga de verdad',
  }),
  [`POST ${A}/ingresar`]: fijo(`${A}/ingresar`, { usuario: INGRESANTE.email, contrasena: INGRESANTE.contrasena }),
  [`POST ${A}/salir`]: fijo(`${A}/salir`, {}),
  [`GET ${A}/sesion`]: fijo(`${A}/sesion`),
};
