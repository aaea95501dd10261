import { type Big, type DecimalInput, decimal, redondear } from '#comun/decimal.ts';

/** Percentage from one price, cost or rate to another, two decimals; null from nothing or from zero. */
export function variacionDe(anterior: DecimalInput | null, nuevo: DecimalInput): Big | null {
  if (anterior === null || decimal(anterior).eq(0)) return null;
  return redondear(decimal(nuevo).minus(anterior).times(100).div(anterior), 2);
}

/** Whether that is more than the company lets a price or a rate move without somebody looking at it (PRE-04, PRE-09). */
export const pasaElLimite = (variacion: DecimalInput | null, limiteDeVariacion: string): boolean =>
  variacion !== null && decimal(variacion).abs().gt(limiteDeVariacion);
