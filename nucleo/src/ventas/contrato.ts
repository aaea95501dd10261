import { z } from 'zod';
import { ConId, Motivo, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { listaDe } from '#comun/paginacion.ts';
import { CancelacionDeSaldo, FiltrosDeNotas, Finalizacion, NotaEditada, NotaNueva } from './contrato-pedidos.ts';
import { FilaDeNota, Nota, NotaDetalle, NotaEntregada, SumaDeNotas } from './contrato-respuestas.ts';

export * from './contrato-pedidos.ts';
export * from './kits/contrato-de-kits.ts';
export * from './limites/contrato-de-limites.ts';
export * from './listas/contrato-de-listas.ts';

const NOTAS = '/api/ventas/notas-de-pedido';

const ConVersion = z.strictObject({ version: Version });

export const listarNotas = endpoint({
  method: 'GET',
  path: NOTAS,
  summary: 'Lista las notas de pedido',
  permiso: 'nota.ver',
  alcance: 'sucursal',
  query: FiltrosDeNotas,
  response: listaDe(FilaDeNota),
  errors: [],
});

export const sumarNotas = endpoint({
  method: 'GET',
  path: `${NOTAS}/totales`,
  summary: 'Lo que suman las notas de pedido que muestra el filtro, por moneda',
  permiso: 'nota.ver',
  alcance: 'sucursal',
  query: FiltrosDeNotas,
  response: z.object({ filas: z.array(SumaDeNotas) }),
  errors: [],
});

export const exportarNotas = endpoint({
  method: 'GET',
  path: `${NOTAS}/exportar`,
  summary: 'Las notas de pedido que muestra el filtro, en CSV',
  permiso: 'nota.ver',
  alcance: 'sucursal',
  query: FiltrosDeNotas,
  formato: 'csv',
  response: z.string(),
  errors: [],
});

export const verNota = endpoint({
  method: 'GET',
  path: `${NOTAS}/:id`,
  summary: 'Una nota de pedido con sus renglones, el stock de cada uno, sus entregas y su historia',
  permiso: 'nota.ver',
  alcance: 'sucursal',
  params: ConId,
  response: NotaDetalle,
  errors: ['comun.no_encontrado'],
});

const DE_RENGLONES = [
  'ventas.sin_precio',
  'ventas.precio_sin_permiso',
  'ventas.descuento_excedido',
  'ventas.precio_frenado',
  'ventas.precio_sin_motivo',
  'ventas.articulo_no_vendible',
  'ventas.deposito_no_vendible',
  'ventas.cliente_bloqueado',
  'ventas.cliente_inactivo',
  'ventas.lista_mas_barata',
  'ventas.condicion_mejor',
] as const;
const DE_CAMBIO = ['comun.no_encontrado', 'comun.version_vieja', 'comun.transicion_invalida'] as const;

export const crearNota = endpoint({
  method: 'POST',
  path: NOTAS,
  summary: 'Crea una nota de pedido en borrador, con los precios de la lista que rige o de la elegida',
  permiso: 'nota.crear',
  alcance: 'sucursal',
  status: 201,
  body: NotaNueva,
  response: Nota,
  errors: [...DE_RENGLONES],
});

export const editarNota = endpoint({
  method: 'PATCH',
  path: `${NOTAS}/:id`,
  summary: 'Cambia una nota en borrador; los renglones que siguen conservan su precio',
  permiso: 'nota.crear',
  alcance: 'sucursal',
  params: ConId,
  body: NotaEditada,
  response: Nota,
  errors: [...DE_CAMBIO, ...DE_RENGLONES],
});

export const actualizarPrecios = endpoint({
  method: 'POST',
  path: `${NOTAS}/:id/actualizar-precios`,
  summary: 'Vuelve a tomar de la lista los precios de una nota en borrador; los escritos a mano quedan',
  permiso: 'nota.crear',
  alcance: 'sucursal',
  params: ConId,
  body: ConVersion,
  response: Nota,
  errors: [...DE_CAMBIO, 'ventas.sin_precio', 'ventas.lista_mas_barata'],
});

export const confirmarNota = endpoint({
  method: 'POST',
  path: `${NOTAS}/:id/confirmar`,
  summary: 'Confirma una nota y reserva su stock; con `parcial`, el que haya',
  permiso: 'nota.confirmar',
  alcance: 'sucursal',
  params: ConId,
  body: z.strictObject({ version: Version, parcial: z.boolean().optional() }),
  response: Nota,
  errors: [
    ...DE_CAMBIO,
    'ventas.stock_insuficiente',
    'ventas.precio_frenado',
    'ventas.precio_sin_motivo',
    'ventas.articulo_no_vendible',
    'ventas.deposito_no_vendible',
    'ventas.cliente_bloqueado',
    'ventas.cliente_inactivo',
  ],
});

export const prepararNota = endpoint({
  method: 'POST',
  path: `${NOTAS}/:id/preparar`,
  summary: 'Pasa a preparación una nota confirmada',
  permiso: 'nota.finalizar',
  alcance: 'sucursal',
  params: ConId,
  body: ConVersion,
  response: Nota,
  errors: [...DE_CAMBIO],
});

export const reservarFaltante = endpoint({
  method: 'POST',
  path: `${NOTAS}/:id/reservar`,
  summary: 'Reserva lo que haya de lo que quedó sin reservar',
  permiso: 'nota.confirmar',
  alcance: 'sucursal',
  params: ConId,
  body: ConVersion,
  response: Nota,
  errors: [...DE_CAMBIO, 'ventas.stock_insuficiente', 'ventas.nada_por_reservar'],
});

export const finalizarNota = endpoint({
  method: 'POST',
  path: `${NOTAS}/:id/finalizar`,
  summary: 'Entrega todo lo pendiente, o la parte que se diga, y la descuenta del stock',
  permiso: 'nota.finalizar',
  alcance: 'sucursal',
  params: ConId,
  body: Finalizacion,
  response: NotaEntregada,
  errors: [
    ...DE_CAMBIO,
    'ventas.stock_insuficiente',
    'ventas.cantidad_excedida',
    'ventas.deposito_no_vendible',
    'stock.periodo_cerrado',
    'stock.faltan_numeros',
    'stock.numeros_con_reparos',
  ],
});

export const cancelarSaldo = endpoint({
  method: 'POST',
  path: `${NOTAS}/:id/cancelar-saldo`,
  summary: 'Cancela lo pendiente de algunos renglones o de todos, con su motivo, y libera su reserva',
  permiso: 'nota.anular',
  alcance: 'sucursal',
  confirmacion: 'en_terminal',
  params: ConId,
  body: CancelacionDeSaldo,
  response: Nota,
  errors: [...DE_CAMBIO, 'ventas.cantidad_excedida', 'ventas.nada_entregado'],
});

export const anularNota = endpoint({
  method: 'POST',
  path: `${NOTAS}/:id/anular`,
  summary: 'Anula una nota sin entregas y libera su reserva',
  permiso: 'nota.anular',
  alcance: 'sucursal',
  confirmacion: 'en_terminal',
  params: ConId,
  body: z.strictObject({ version: Version, motivo: Motivo }),
  response: Nota,
  errors: [...DE_CAMBIO],
});
