import { type Pedidos, porSucursal } from './pedido.ts';

const I = '/api/inicio';

export const pedidosDeInicio: Pedidos = {
  [`GET ${I}/ventas`]: porSucursal(`${I}/ventas`, '&paso=anio'),
  [`GET ${I}/cifras`]: porSucursal(`${I}/cifras`),
  [`GET ${I}/actividad`]: porSucursal(`${I}/actividad`),
  [`GET ${I}/mejores`]: porSucursal(`${I}/mejores`),
  [`GET ${I}/stock`]: porSucursal(`${I}/stock`),
  [`GET ${I}/tarjetas`]: porSucursal(`${I}/tarjetas`),
};
