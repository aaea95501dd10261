import { type Iva, porcentajeDeIva } from '#articulos/iva.ts';
import { type Big, type DecimalInput, decimal, redondear } from '#comun/decimal.ts';
import { DECIMALES_UNITARIO } from '#comun/dinero.ts';

/** How an amount is kept: in a currency, with or without IVA. */
export type Lado = {
  /** Pesos that one unit of its currency is worth. */
  readonly cambio: DecimalInput;
  readonly conIva: boolean;
};

/** The same amount as another lista keeps it, four decimals. On the same side nothing moves. */
export function convertirPrecio(importe: DecimalInput, de: Lado, a: Lado, iva: Iva): Big {
  if (decimal(de.cambio).eq(a.cambio) && de.conIva === a.conIva) return decimal(importe);
  const factor = ({ conIva }: Lado) => decimal(100).plus(conIva ? porcentajeDeIva(iva) : 0);
  const enOtroLado = decimal(importe)
    .times(de.cambio)
    .times(factor(a))
    .div(decimal(a.cambio).times(factor(de)));
  return redondear(enOtroLado, DECIMALES_UNITARIO);
}
