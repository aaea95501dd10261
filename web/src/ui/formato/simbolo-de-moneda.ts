import type { DecimalInput } from '@trastienda/nucleo/comun/decimal.ts';
import { formatearUnitario } from './formato.ts';

/** What is written before an amount: dollars never carry the sign of pesos. */
export const simboloDe = (moneda: string | null | undefined): string => (moneda === 'USD' ? 'USD' : '$');

/** A unit price or cost where nothing around says its currency: `$ 1.234,56`, `USD 1.234,5678`. A line never parts them. */
export const unitarioEn = (moneda: string | null | undefined, importe: DecimalInput | null): string =>
  `${simboloDe(moneda)}\u00a0${formatearUnitario(importe)}`;
