import { type DecimalInput, decimalesUsados, textoDecimal } from './decimal.ts';

/** Quantities keep three decimals at most; the artículo's unidad may allow fewer. */
export const DECIMALES_CANTIDAD = 3;

/** A quantity as it travels: up to three decimals, no trailing zeros: "6", "2.5", "-0.125". */
export const textoCantidad = (cantidad: DecimalInput): string => textoDecimal(cantidad, 0, DECIMALES_CANTIDAD);

/** Whether a quantity fits a unidad that allows `decimales` places (INV-29). */
export const respetaDecimales = (cantidad: DecimalInput, decimales: number): boolean =>
  decimalesUsados(cantidad) <= decimales;
