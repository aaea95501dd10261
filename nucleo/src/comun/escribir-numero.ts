import { type DecimalInput, textoDecimal } from './decimal.ts';

/** «$» or «US$» before an amount on paper. */
const SIGNO: Readonly<Record<string, string>> = { ARS: '$', USD: 'US$' };

/** A number as it is written in Argentina: 1234567.5 is «1.234.567,50» with two decimals at least. */
export function escribirNumero(valor: DecimalInput, minimo: number, maximo: number): string {
  const [entero = '', decimales] = textoDecimal(valor, minimo, maximo).split('.');
  const conPuntos = entero.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimales === undefined ? conPuntos : `${conPuntos},${decimales}`;
}

/** How many of something: «12.480». */
export const escribirEntero = (cuantos: number): string => escribirNumero(cuantos, 0, 0);

/** «1 línea», «12.480 líneas». */
export const plural = (cuantos: number, uno: string, varios = `${uno}s`): string =>
  `${escribirEntero(cuantos)} ${cuantos === 1 ? uno : varios}`;

/**
 * A unit price or cost with its sign and the decimals it counts by, up to four: «US$ 0,0125». It goes in sentences, whose
 * lines never part the two.
 */
export const escribirUnitario = (importe: DecimalInput, moneda: string): string =>
  `${SIGNO[moneda] ?? moneda}\u00a0${escribirNumero(importe, 2, 4)}`;

/** A price on paper: «24.563,00», with the sign of its currency when asked. */
export const escribirPrecio = (importe: DecimalInput, moneda?: string): string =>
  `${moneda === undefined ? '' : `${SIGNO[moneda] ?? moneda} `}${escribirNumero(importe, 2, 2)}`;

/** A day `aaaa-mm-dd` as people read it: «20/11/2026». */
export const escribirDia = (dia: string): string => dia.split('-').reverse().join('/');
