import { lectorDePedido } from '#articulos/pedido-en-la-direccion.ts';

/** Which labels. An empty filter is the whole table. */
export const leerPedidoDeEtiquetas = lectorDePedido(
  ['articulos', 'filtro', 'salvo', 'loteId', 'ajusteId', 'listaId', 'sucursalId', 'copias', 'cantidad'],
  ['filtro'],
);
export type PedidoDeEtiquetas = ReturnType<typeof leerPedidoDeEtiquetas>;

/** What is to be chosen yet: what to take labels from or, of a batch, the lista whose price they say. */
export function queFalta(pedido: PedidoDeEtiquetas): 'elegi' | 'elegiLista' | undefined {
  const { articulos, filtro, loteId, ajusteId, listaId } = pedido;
  if (loteId !== undefined) return listaId === undefined ? 'elegiLista' : undefined;
  return articulos === undefined && filtro === undefined && ajusteId === undefined ? 'elegi' : undefined;
}
