import {
  aMedias,
  conFaltante,
  confirmada,
  crearNota,
  cuerpoDeNota,
  type Nota,
} from '#campanias/c08-permisos/documentos.ts';
import { type Mundo, otra } from '#campanias/c08-permisos/mundo.ts';
import type { Lugar, Sucursal } from '#campanias/c08-permisos/tabla/esperar.ts';
import {
  de,
  depositoPedido,
  type Pedido,
  type Pedidos,
  porSucursal,
  sobre,
  sucursalDe,
  type Terreno,
} from './pedido.ts';

const N = '/api/ventas/notas-de-pedido';

const alta =
  (renglon: object = {}): Pedido =>
  (mundo, lugar) => {
    const cuerpo = cuerpoDeNota(mundo, depositoPedido(mundo, lugar));
    return { ruta: N, cuerpo: { ...cuerpo, renglones: cuerpo.renglones.map((uno) => ({ ...uno, ...renglon })) } };
  };

const paraVender =
  (que: string): Pedido =>
  (mundo, lugar) => {
    const { clienteId } = cuerpoDeNota(mundo, '');
    return { ruta: `/api/ventas/${que}?clienteId=${clienteId}&depositoId=${depositoPedido(mundo, lugar)}` };
  };

type Crear = (mundo: Mundo, sucursal: Sucursal) => Promise<Nota>;
type Extra = (mundo: Terreno, lugar: Lugar) => object;
const NADA: Extra = () => ({});

const accion = (nombre: string, crear: Crear, extra: Extra = NADA): Pedido =>
  sobre({
    crear,
    ruta: (id) => `${N}/${id}${nombre}`,
    cuerpo: ({ version }, mundo, lugar) => ({ version, ...extra(mundo, lugar) }),
  });

const desdeOtra: Extra = ({ sedes }, lugar) => ({ depositoId: sedes[otra(sucursalDe(lugar))].depositoId });
const MOTIVO: Extra = () => ({ motivo: 'El cliente desistió' });

export const pedidosDeVentas: Pedidos = {
  [`GET ${N}`]: porSucursal(N, '&porPagina=200&contar=exacto'),
  [`GET ${N}/exportar`]: porSucursal(`${N}/exportar`),
  [`GET ${N}/totales`]: porSucursal(`${N}/totales`),
  [`GET ${N}/:id`]: de(
    ({ testigos }, lugar) => testigos[sucursalDe(lugar)].nota,
    (id) => `${N}/${id}`,
  ),
  'GET /api/ventas/kits/:articuloId': ({ articulo, sedes }) => ({
    ruta: `/api/ventas/kits/${articulo}?depositoId=${sedes.central.depositoId}`,
  }),
  'GET /api/ventas/condiciones': paraVender('condiciones'),
  'GET /api/ventas/listas': paraVender('listas'),
  [`POST ${N}`]: alta(),
  [`POST ${N} · con precio a mano`]: alta({ precio: '1.00' }),
  [`PATCH ${N}/:id`]: accion('', crearNota, () => ({ observaciones: 'Retira mañana' })),
  [`PATCH ${N}/:id · a otra sucursal`]: accion('', crearNota, desdeOtra),
  [`POST ${N}/:id/actualizar-precios`]: accion('/actualizar-precios', crearNota),
  [`POST ${N}/:id/confirmar`]: accion('/confirmar', crearNota),
  [`POST ${N}/:id/reservar`]: accion('/reservar', conFaltante),
  [`POST ${N}/:id/anular`]: accion('/anular', crearNota, MOTIVO),
  [`POST ${N}/:id/cancelar-saldo`]: accion('/cancelar-saldo', aMedias, MOTIVO),
  [`POST ${N}/:id/preparar`]: accion('/preparar', confirmada),
  [`POST ${N}/:id/finalizar`]: accion('/finalizar', confirmada),
  [`POST ${N}/:id/finalizar · desde otra sucursal`]: accion('/finalizar', confirmada, desdeOtra),
};
