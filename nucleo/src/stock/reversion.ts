import { type Big, CERO } from '#comun/decimal.ts';
import { type Costo, deshacer, SIN_COSTO } from './costo.ts';
import { type Asentado, type Asiento, anotar, type Lugares } from './movimiento.ts';

/**
 * The movement that undoes another: every sign turned, in quantity and in value, so that both together are zero in
 * each depósito (INV-07). What the company's value cannot follow is a difference of the artículo (`acordado` 13).
 */
export function revertirAsientos(
  originales: readonly Asiento[],
  costosActuales: ReadonlyMap<string, Costo>,
  lugares: Lugares,
): Asentado {
  const asientos = originales.map((asiento) => ({
    ...asiento,
    cantidad: asiento.cantidad.neg(),
    valor: asiento.valor.neg(),
  }));
  const costos = new Map<string, Costo>();
  const diferencias = new Map<string, Big>();
  for (const [articuloId, { cantidad, valor }] of netoDeLaEmpresa(asientos, lugares)) {
    const antes = costosActuales.get(articuloId) ?? SIN_COSTO;
    const { costo, diferencia } = deshacer(antes, cantidad, valor);
    costos.set(articuloId, costo);
    anotar(diferencias, articuloId, diferencia);
  }
  return { asientos, costos, diferencias };
}

/** What each artículo changes over all real depósitos together. */
function netoDeLaEmpresa(asientos: readonly Asiento[], { esVirtual }: Lugares) {
  const netos = new Map<string, { readonly cantidad: Big; readonly valor: Big }>();
  for (const { articuloId, depositoId, cantidad, valor } of asientos) {
    if (esVirtual(depositoId)) continue;
    const neto = netos.get(articuloId) ?? { cantidad: CERO, valor: CERO };
    netos.set(articuloId, { cantidad: neto.cantidad.plus(cantidad), valor: neto.valor.plus(valor) });
  }
  return netos;
}
