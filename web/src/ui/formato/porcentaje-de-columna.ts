import type { DecimalInput } from '@trastienda/nucleo/comun/decimal.ts';
import { formatearEntero, formatearImporte } from './formato.ts';

/** From here on nobody asks for hundredths, which would not fit. */
const SIN_DECIMALES = 1_000;

/** A percentage of a column, with two decimals so that they stand one below the other, up to a thousand: `67,10 %`, `1.235 %`. */
export function porcentajeDeColumna(valor: DecimalInput | null | undefined): string {
  if (valor === null || valor === undefined || valor === '') return formatearImporte(valor);
  const cuanto = Number(valor);
  const escrito = Math.abs(cuanto) < SIN_DECIMALES ? formatearImporte(valor) : formatearEntero(Math.round(cuanto));
  return `${escrito}\u00a0%`;
}

/** How much something moved, as a percentage of a column with its sign: `+4,50 %`. */
export const variacionDeColumna = (valor: DecimalInput | null | undefined): string =>
  `${Number(valor) > 0 ? '+' : ''}${porcentajeDeColumna(valor)}`;
