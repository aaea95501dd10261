import { lectorDePedido } from '#articulos/pedido-en-la-direccion.ts';

/** What is asked of the printed list. */
export const leerPedidoDeLista = lectorDePedido([
  'listaId',
  'rubroId',
  'marcaId',
  'sucursalId',
  'conStock',
  'conImagenes',
  'conLogo',
  'precios',
  'orden',
  'negocio',
  'titulo',
  'vigencia',
  'nota',
]);
export type PedidoDeLista = ReturnType<typeof leerPedidoDeLista>;
