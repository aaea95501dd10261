import { aplicado, crearAjuste, cuerpoDeAjuste, ingresar, porAprobar } from '#campanias/c08-permisos/documentos.ts';
import { COSTOS, crearArticulo, nuevo, otra, type Registro } from '#campanias/c08-permisos/mundo.ts';
import type { Lugar, Sucursal } from '#campanias/c08-permisos/tabla/esperar.ts';
import {
  de,
  depositoPedido,
  ninguno,
  type Pedido,
  type Pedidos,
  porSucursal,
  sede,
  sobre,
  sucursalDe,
  sucursalPedida,
  type Terreno,
} from './pedido.ts';

const S = '/api/stock';
const HOJA_LARGA = 'porPagina=200&contar=exacto';

const kardex =
  (ruta: string): Pedido =>
  (mundo, lugar) => ({
    ruta: `${ruta}?articuloId=${sede(mundo, lugar).testigo}&sucursalId=${sucursalPedida(mundo, lugar)}`,
  });

const ajuste = (accion: string, crear: Parameters<typeof sobre>[0]['crear'] = crearAjuste, extra = {}): Pedido =>
  sobre({ crear, ruta: (id) => `${S}/ajustes/${id}/${accion}`, cuerpo: ({ version }) => ({ version, ...extra }) });

const alta =
  (costo?: 'con costo'): Pedido =>
  (mundo, lugar) => ({
    ruta: `${S}/ajustes`,
    cuerpo: cuerpoDeAjuste(depositoPedido(mundo, lugar), {
      articuloId: mundo.articulo,
      cantidad: '1',
      ...(costo ? { costo: COSTOS[sucursalDe(lugar)] } : {}),
    }),
  });

const cambio = (depositoDe?: (mundo: Terreno, lugar: Lugar) => string): Pedido =>
  sobre({
    crear: crearAjuste,
    ruta: (id) => `${S}/ajustes/${id}`,
    cuerpo: ({ version }, mundo, lugar) => ({
      version,
      observaciones: 'Contado otra vez',
      ...(depositoDe ? { depositoId: depositoDe(mundo, lugar) } : {}),
    }),
  });

/** A serial number that came into that sucursal. */
async function numeroEn(mundo: Terreno, sucursal: Sucursal): Promise<string> {
  const { id, version } = await crearArticulo(mundo.hacer);
  await mundo.hacer('PUT', `/api/articulos/${id}/control`, { version, control: 'SERIE' });
  await ingresar(mundo, sucursal, id, { cantidad: '1', numeros: [{ numero: nuevo('S') }] });
  const { filas } = await mundo.hacer<Registro & { readonly filas: readonly Registro[] }>(
    'GET',
    `${S}/numeros?articuloId=${id}`,
  );
  return filas[0]?.id ?? ninguno();
}

export const pedidosDeStock: Pedidos = {
  [`GET ${S}/saldos`]: porSucursal(`${S}/saldos`, `&${HOJA_LARGA}`),
  [`GET ${S}/saldos/exportar`]: porSucursal(`${S}/saldos/exportar`),
  [`GET ${S}/kardex`]: kardex(`${S}/kardex`),
  [`GET ${S}/kardex/exportar`]: kardex(`${S}/kardex/exportar`),
  [`GET ${S}/reservas`]: porSucursal(`${S}/reservas`, `&${HOJA_LARGA}`),
  [`GET ${S}/numeros`]: async (mundo, lugar) => {
    if (lugar !== 'ninguno') await numeroEn(mundo, sucursalDe(lugar));
    return porSucursal(`${S}/numeros`, `&${HOJA_LARGA}`)(mundo, lugar);
  },
  [`GET ${S}/numeros/:id`]: de(
    (mundo, lugar) => numeroEn(mundo, sucursalDe(lugar)),
    (id) => `${S}/numeros/${id}`,
  ),
  [`GET ${S}/centralizado`]: porSucursal(`${S}/centralizado`, `&${HOJA_LARGA}`),
  [`GET ${S}/centralizado/exportar`]: porSucursal(`${S}/centralizado/exportar`),
  [`GET ${S}/centralizado/totales`]: porSucursal(`${S}/centralizado/totales`),
  [`GET ${S}/centralizado/resumen`]: porSucursal(`${S}/centralizado/resumen`),

  [`GET ${S}/ajustes`]: porSucursal(`${S}/ajustes`, `&${HOJA_LARGA}`),
  [`GET ${S}/ajustes/exportar`]: porSucursal(`${S}/ajustes/exportar`),
  [`GET ${S}/ajustes/totales`]: porSucursal(`${S}/ajustes/totales`),
  [`GET ${S}/ajustes/:id`]: de(
    ({ testigos }, lugar) => testigos[sucursalDe(lugar)].ajuste,
    (id) => `${S}/ajustes/${id}`,
  ),
  [`POST ${S}/ajustes`]: alta(),
  [`POST ${S}/ajustes · con costo`]: alta('con costo'),
  [`PATCH ${S}/ajustes/:id`]: cambio(),
  [`PATCH ${S}/ajustes/:id · a otra sucursal`]: cambio(
    (mundo, lugar) => mundo.sedes[otra(sucursalDe(lugar))].depositoId,
  ),
  [`POST ${S}/ajustes/:id/aplicar`]: ajuste('aplicar'),
  [`POST ${S}/ajustes/:id/pedir`]: ajuste('pedir'),
  [`POST ${S}/ajustes/:id/devolver`]: ajuste('devolver', porAprobar, { motivo: 'Faltan fotos' }),
  [`POST ${S}/ajustes/:id/aprobar`]: ajuste('aprobar', porAprobar),
  [`POST ${S}/ajustes/:id/anular`]: ajuste('anular'),
  [`POST ${S}/ajustes/:id/revertir`]: ajuste('revertir', aplicado),
};
