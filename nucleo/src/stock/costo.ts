import { assert } from '#comun/assert.ts';
import { type Big, CERO, decimal, redondear } from '#comun/decimal.ts';

/** Values of the ledger keep eight decimals; people see four for a unit cost and two for a total. */
export const DECIMALES_VALOR = 8;

/**
 * What the company holds of one artículo: the quantity over all real depósitos, what it is worth and the last average.
 * The average survives a quantity of zero, so that the next thing that comes in without a cost has one.
 */
export type Costo = { readonly cantidad: Big; readonly valor: Big; readonly promedio: Big };

export const SIN_COSTO: Costo = { cantidad: CERO, valor: CERO, promedio: CERO };

/** `diferencia`: what the company's value moved besides the value of the asientos (`acordado` 13). */
export type CambioDeCosto = { readonly costo: Costo; readonly diferencia: Big };

/**
 * Something came in with this value. The average becomes (q₀c₀ + qc) / (q₀ + q) with q₀ never below zero (INV-19):
 * over a negative quantity the new cost rules alone, and what was sold at another cost is left as a difference.
 */
export function entrar(costo: Costo, cantidad: Big, valor: Big): CambioDeCosto {
  assert(cantidad.gt(0) && valor.gte(0), 'an entry has a quantity and is not worth less than nothing');
  const total = costo.cantidad.plus(cantidad);
  const sumado = costo.valor.plus(valor);
  if (costo.cantidad.gte(0))
    return sinDiferencia({ cantidad: total, valor: sumado, promedio: unitario(sumado, total) });

  const promedio = unitario(valor, cantidad);
  const valuado = redondear(total.times(valor).div(cantidad), DECIMALES_VALOR);
  return { costo: { cantidad: total, valor: valuado, promedio }, diferencia: valuado.minus(sumado) };
}

/**
 * Something went out. The average stays (INV-19); the value leaves in proportion, so that the last unit takes all that
 * is left and no rounding stays behind. What goes out beyond zero goes at the last average.
 */
export function salir(costo: Costo, cantidad: Big): { readonly costo: Costo; readonly valor: Big } {
  assert(cantidad.gt(0), 'an exit has a quantity');
  const valor = valorDeSalida(costo, cantidad);
  return {
    costo: {
      cantidad: costo.cantidad.minus(cantidad),
      valor: costo.valor.minus(valor),
      promedio: costo.promedio,
    },
    valor,
  };
}

function valorDeSalida({ cantidad: hay, valor, promedio }: Costo, cantidad: Big): Big {
  if (cantidad.lte(hay)) return redondear(valor.times(cantidad).div(hay), DECIMALES_VALOR);
  const cubierta = hay.gt(0) ? hay : CERO;
  const valorCubierto = hay.gt(0) ? valor : CERO;
  return valorCubierto.plus(redondear(cantidad.minus(cubierta).times(promedio), DECIMALES_VALOR));
}

/** What a quantity is worth at the current average: transfers between real depósitos, entries without a cost. */
export const valorAlPromedio = (costo: Costo, cantidad: Big): Big =>
  redondear(cantidad.times(costo.promedio), DECIMALES_VALOR);

/**
 * A movement is undone: its own quantity and value come back with their signs turned. When that would leave value
 * without quantity, or less than nothing, what remains is worth the average and the rest is a difference.
 */
export function deshacer(costo: Costo, cantidad: Big, valor: Big): CambioDeCosto {
  if (cantidad.eq(0) && valor.eq(0)) return sinDiferencia(costo);
  if (cantidad.gt(0) && valor.gte(0)) return entrar(costo, cantidad, valor);
  const queda = costo.cantidad.plus(cantidad);
  const propio = costo.valor.plus(valor);
  if (queda.gt(0) && propio.gte(0)) {
    return sinDiferencia({ cantidad: queda, valor: propio, promedio: unitario(propio, queda) });
  }
  const valuado = redondear(queda.times(costo.promedio), DECIMALES_VALOR);
  return {
    costo: { cantidad: queda, valor: valuado, promedio: costo.promedio },
    diferencia: valuado.minus(propio),
  };
}

/** The unit cost of a quantity and its value, as it is shown and kept: null when there is no quantity to divide by. */
export const costoUnitario = (valor: string, cantidad: string): Big | null => {
  const unidades = decimal(cantidad);
  return unidades.eq(0) ? null : decimal(valor).div(unidades);
};

const unitario = (valor: Big, cantidad: Big): Big => redondear(valor.div(cantidad), DECIMALES_VALOR);

const sinDiferencia = (costo: Costo): CambioDeCosto => ({ costo, diferencia: CERO });
