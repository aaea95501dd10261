import { type Big, type DecimalInput, decimal, redondear } from '#comun/decimal.ts';
import { DECIMALES_UNITARIO } from '#comun/dinero.ts';

/** To the nearest step (half up), to the one above or to the one below (PRE-13). */
export const MODOS_DE_REDONDEO = ['CERCANO', 'ARRIBA', 'ABAJO'] as const;
export type ModoDeRedondeo = (typeof MODOS_DE_REDONDEO)[number];

export type Redondeo = {
  /** Zero leaves the price with its four decimals. */
  readonly paso: string;
  readonly modo: ModoDeRedondeo;
  /** «Ends in»: what is left over the step. Step 100 ending in 90 gives 1290, 1390… */
  readonly terminacion: string;
};

/** Of a price that is not rounded to a step. */
const MINIMO = decimal(1).div(10 ** DECIMALES_UNITARIO);

/**
 * The price of the form `k × paso + terminacion` that the mode says, never below zero. A price that has that form already
 * stays as it is in every mode. What costs something never costs nothing for being rounded: it is one step.
 */
export function redondearPrecio(importe: DecimalInput, { paso, modo, terminacion }: Redondeo): Big {
  const exacto = redondear(importe, DECIMALES_UNITARIO);
  const cuesta = decimal(importe).gt(0);
  if (decimal(paso).eq(0)) return cuesta && exacto.eq(0) ? MINIMO : exacto;
  const pasos = exacto.minus(terminacion).div(paso);
  const redondo = enteros(pasos, modo).times(paso).plus(terminacion);
  return redondo.lt(0) || (redondo.eq(0) && cuesta) ? redondo.plus(paso) : redondo;
}

const HALF_UP = 1;
const DOWN = 0;

function enteros(pasos: Big, modo: ModoDeRedondeo): Big {
  if (modo === 'CERCANO') return pasos.round(0, HALF_UP);
  const hacia0 = pasos.round(0, DOWN);
  if (modo === 'ABAJO') return hacia0.gt(pasos) ? hacia0.minus(1) : hacia0;
  return hacia0.lt(pasos) ? hacia0.plus(1) : hacia0;
}
