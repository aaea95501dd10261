import { textoCantidad } from '#comun/cantidad.ts';
import { type Big, CERO } from '#comun/decimal.ts';

type Pedido = { readonly articuloId: string; readonly cantidad: string };

/**
 * All a nota asks of each artículo, however many lines it is split in: what the breaks of its price look at (PRE-11), in the
 * counter as in the server.
 */
export function cantidadesPorArticulo(renglones: readonly Pedido[]): ReadonlyMap<string, string> {
  const pedidas = new Map<string, Big>();
  for (const { articuloId, cantidad } of renglones) {
    pedidas.set(articuloId, (pedidas.get(articuloId) ?? CERO).plus(cantidad));
  }
  return new Map([...pedidas].map(([articuloId, cantidad]) => [articuloId, textoCantidad(cantidad)]));
}
