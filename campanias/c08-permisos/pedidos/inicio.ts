import { type Hacer, nuevo, type Registro } from '#campanias/c08-permisos/mundo.ts';
import { fijo, type Pedidos, porSucursal, sobre } from './pedido.ts';

const I = '/api/inicio';

const escribir = (hacer: Hacer): Promise<Registro> => hacer('POST', `${I}/avisos`, { texto: nuevo('Aviso ') });

export const pedidosDeInicio: Pedidos = {
  [`GET ${I}/ventas`]: porSucursal(`${I}/ventas`, '&paso=anio'),
  [`GET ${I}/cifras`]: porSucursal(`${I}/cifras`),
  [`GET ${I}/actividad`]: porSucursal(`${I}/actividad`),
  [`GET ${I}/mejores`]: porSucursal(`${I}/mejores`),
  [`GET ${I}/stock`]: porSucursal(`${I}/stock`),
  [`GET ${I}/tarjetas`]: porSucursal(`${I}/tarjetas`),
  [`GET ${I}/avisos`]: fijo(`${I}/avisos`),
  [`POST ${I}/avisos`]: () => ({ ruta: `${I}/avisos`, cuerpo: { texto: nuevo('Aviso ') } }),
  [`POST ${I}/avisos/:id/retirar`]: sobre({
    crear: ({ hacer }) => escribir(hacer),
    ruta: (id) => `${I}/avisos/${id}/retirar`,
  }),
  [`PUT ${I}/avisos/:id/enterado`]: sobre({
    crear: ({ hacer }) => escribir(hacer),
    ruta: (id) => `${I}/avisos/${id}/enterado`,
    cuerpo: () => ({ enterado: true }),
  }),
};
