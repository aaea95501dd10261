import { lectorDePedido } from '#articulos/pedido-en-la-direccion.ts';

/** Which labels. An empty filter is the whole table. */
export const leerPedidoDeEtiquetas = lectorDePedido(
  [
    ...['articulos', 'filtro', 'salvo', 'loteId', 'ajusteId', 'cambiaronDesde', 'listaId', 'sucursalId'],
    ...['rubroId', 'familiaId', 'subfamiliaId', 'marcaId'],
    ...['copias', 'cantidad'],
  ] as const,
  ['filtro'],
);
export type PedidoDeEtiquetas = ReturnType<typeof leerPedidoDeEtiquetas>;

/** Whether there is nothing yet to take labels from. */
export const nadaElegido = ({ articulos, filtro, loteId, ajusteId, cambiaronDesde }: PedidoDeEtiquetas): boolean =>
  (articulos ?? filtro ?? loteId ?? ajusteId ?? cambiaronDesde) === undefined;
