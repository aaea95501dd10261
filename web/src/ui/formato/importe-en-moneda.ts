import { formatearDolares, formatearImporte, formatearPesos } from './formato.ts';

type Importe = Parameters<typeof formatearImporte>[0];

/** An amount where nothing around says its currency: `$ 1.234,56`, `USD 1.234,56`. */
export const totalEn = (moneda: string, importe: Importe): string =>
  moneda === 'USD' ? formatearDolares(importe) : formatearPesos(importe);

/** The same in a column of pesos, where only what is not in them says so: `1.234,56`, `USD 1.234,56`. */
export const importeEn = (moneda: string, importe: Importe): string =>
  moneda === 'USD' ? formatearDolares(importe) : formatearImporte(importe);
