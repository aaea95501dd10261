import { type Iva, porcentajeDeIva } from '#articulos/iva.ts';
import { type Big, type DecimalInput, decimal, redondear } from '#comun/decimal.ts';
import { DECIMALES_UNITARIO } from '#comun/dinero.ts';

/** How an amount is kept: in a currency, with or without IVA. */
export type Lado = {
  /** Pesos that one unit of its currency is worth. */
  readonly cambio: DecimalInput;
  readonly conIva: boolean;
};

const esElMismo = (de: Lado, a: Lado): boolean => decimal(de.cambio).eq(a.cambio) && de.conIva === a.conIva;

/**
 * The same amount as another lista keeps it, four decimals. On the same side nothing moves. Where it is asked for, the database
 * works it out (`convertir_precio`, `convertir_exacto`): this says what it has to be, and a test compares them.
 */
export const convertirPrecio = (importe: DecimalInput, de: Lado, a: Lado, iva: Iva): Big =>
  esElMismo(de, a) ? decimal(importe) : redondear(convertirExacto(importe, de, a, iva), DECIMALES_UNITARIO);

/**
 * The same without rounding it, for what is still to be multiplied or compared, as a cost is: four decimals of a dollar are
 * too few for what costs less than one.
 */
export function convertirExacto(importe: DecimalInput, de: Lado, a: Lado, iva: Iva): Big {
  if (esElMismo(de, a)) return decimal(importe);
  const factor = ({ conIva }: Lado) => decimal(100).plus(conIva ? porcentajeDeIva(iva) : 0);
  return decimal(importe)
    .times(de.cambio)
    .times(factor(a))
    .div(decimal(a.cambio).times(factor(de)));
}
