import type { DecimalInput } from '@trastienda/nucleo/comun/decimal.ts';
import { formatearImporte } from './formato.ts';

/** A percentage of a column, always with two decimals, so that they stand one below the other: `67,10 %`. */
export function porcentajeDeColumna(valor: DecimalInput | null | undefined): string {
  const escrito = formatearImporte(valor);
  return valor === null || valor === undefined || valor === '' ? escrito : `${escrito}\u00a0%`;
}
