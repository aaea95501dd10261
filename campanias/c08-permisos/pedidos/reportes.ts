import type { Registro } from '#campanias/c08-permisos/mundo.ts';
import { fijo, type Pedidos, porSucursal } from './pedido.ts';

const R = '/api/articulos/reportes';
type Resumen = Registro & { readonly umbrales: { readonly version: number } };
const HOJA_LARGA = '&porPagina=200';

export const pedidosDeReportes: Pedidos = {
  [`GET ${R}/calidad`]: fijo(`${R}/calidad`),
  [`GET ${R}/calidad/resumen`]: fijo(`${R}/calidad/resumen`),
  [`GET ${R}/calidad/exportar`]: fijo(`${R}/calidad/exportar`),
  // The oldest first: what the company began with has its costs.
  [`GET ${R}/cambios`]: fijo(`${R}/cambios?orden=en${HOJA_LARGA}`),
  [`GET ${R}/cambios/resumen`]: fijo(`${R}/cambios/resumen`),
  [`GET ${R}/cambios/exportar`]: fijo(`${R}/cambios/exportar`),
  [`GET ${R}/inactivos`]: fijo(`${R}/inactivos`),
  [`GET ${R}/inactivos/exportar`]: fijo(`${R}/inactivos/exportar`),
  [`GET ${R}/ventas`]: porSucursal(`${R}/ventas`, HOJA_LARGA),
  [`GET ${R}/ventas/exportar`]: porSucursal(`${R}/ventas/exportar`),
  [`GET ${R}/ventas/resumen`]: porSucursal(`${R}/ventas/resumen`),
  [`GET ${R}/valuacion`]: porSucursal(`${R}/valuacion`, HOJA_LARGA),
  [`GET ${R}/valuacion/exportar`]: porSucursal(`${R}/valuacion/exportar`),
  [`GET ${R}/valuacion/resumen`]: porSucursal(`${R}/valuacion/resumen`),
  [`GET ${R}/abc-xyz`]: porSucursal(`${R}/abc-xyz`, HOJA_LARGA),
  [`GET ${R}/abc-xyz/exportar`]: porSucursal(`${R}/abc-xyz/exportar`),
  [`GET ${R}/abc-xyz/resumen`]: porSucursal(`${R}/abc-xyz/resumen`),
  [`PATCH ${R}/abc-xyz/umbrales`]: async ({ hacer }) => {
    const { umbrales } = await hacer<Resumen>('GET', `${R}/abc-xyz/resumen`);
    const { version, ...iguales } = umbrales;
    return { ruta: `${R}/abc-xyz/umbrales`, cuerpo: { version, umbrales: iguales } };
  },
};
