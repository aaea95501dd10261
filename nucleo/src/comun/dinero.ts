import { type Big, type DecimalInput, decimal, redondear, textoDecimal } from './decimal.ts';

/** Unit prices and unit costs keep four decimals, totals two (`arquitectura`: numbers). */
export const DECIMALES_UNITARIO = 4;
const DECIMALES_TOTAL = 2;

/** A unit price or cost as it travels: two to four decimals, "18450.00", "2.5534". */
export const textoUnitario = (importe: DecimalInput): string => textoDecimal(importe, 2, DECIMALES_UNITARIO);

/** A total as it travels: exactly two decimals. */
export const textoTotal = (importe: DecimalInput): string => textoDecimal(importe, DECIMALES_TOTAL, DECIMALES_TOTAL);

export const redondearTotal = (importe: DecimalInput): Big => redondear(importe, DECIMALES_TOTAL);

/** `importe` with a percentage added: conPorcentaje(100, 21) is 121, unrounded. */
export const conPorcentaje = (importe: DecimalInput, porcentaje: DecimalInput): Big =>
  decimal(importe).times(decimal(100).plus(porcentaje)).div(100);

/**
 * The least unit price that leaves a margin on a cost, rounded as a price is (INV-45): listas, batches and sales go by the same
 * one, so that what comes out of a margin is never under it. `margen` is a percentage.
 */
export const pisoDeMargen = (costo: DecimalInput, margen: DecimalInput): Big =>
  redondear(conPorcentaje(costo, margen), DECIMALES_UNITARIO);
