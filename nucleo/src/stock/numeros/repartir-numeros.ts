import { CERO, decimal } from '#comun/decimal.ts';
import type { NumeroPedido } from './numero-pedido.ts';

type Parte = { readonly articuloId: string; readonly cantidad: string };

/**
 * Shares out the numbers said of each artículo among the parts of it that move, in their order and as many as each moves; a
 * lot may be split. What is left over goes along with the last part, so that a sum that does not match is seen there.
 */
export function repartirNumeros<P extends Parte>(
  partes: readonly P[],
  dichos: ReadonlyMap<string, readonly NumeroPedido[]>,
): readonly (P & { readonly numeros: readonly NumeroPedido[] })[] {
  const quedan = new Map([...dichos].map(([articuloId, numeros]) => [articuloId, [...numeros]]));
  const ultima = new Map(partes.map(({ articuloId }, orden) => [articuloId, orden]));
  return partes.map((parte, orden) => {
    const suyos = quedan.get(parte.articuloId) ?? [];
    if (ultima.get(parte.articuloId) === orden) return { ...parte, numeros: suyos };
    const [tomados, resto] = tomar(suyos, parte.cantidad);
    quedan.set(parte.articuloId, resto);
    return { ...parte, numeros: tomados };
  });
}

function tomar(numeros: readonly NumeroPedido[], cantidad: string): [NumeroPedido[], NumeroPedido[]] {
  const [tomados, resto]: [NumeroPedido[], NumeroPedido[]] = [[], []];
  let falta = decimal(cantidad);
  for (const uno of numeros) {
    const entra = falta.lt(uno.cantidad) ? falta : decimal(uno.cantidad);
    const sobra = decimal(uno.cantidad).minus(entra);
    if (entra.gt(CERO)) tomados.push({ ...uno, cantidad: entra.toFixed() });
    if (sobra.gt(CERO)) resto.push({ ...uno, cantidad: sobra.toFixed() });
    falta = falta.minus(entra);
  }
  return [tomados, resto];
}
