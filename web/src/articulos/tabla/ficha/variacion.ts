import type { Precio } from '@trastienda/nucleo/articulos/contrato.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { formatearPorcentaje, oVacio } from '#ui/formato/formato.ts';

/**
 * How much a price moved from the one before it in its lista and quantity, as a percentage with one decimal.
 * Null for the first one and where there was or is none. `filas` go from the newest to the oldest.
 */
export function variacionEntre(filas: readonly Precio[], precio: Precio): number | null {
  const mismas = filas.filter(
    ({ listaId, cantidadDesde }) => listaId === precio.listaId && cantidadDesde === precio.cantidadDesde,
  );
  const anterior = mismas[mismas.findIndex(({ id }) => id === precio.id) + 1];
  if (precio.neto === null || anterior?.neto == null || Number(anterior.neto) === 0) return null;
  return decimal(precio.neto).div(anterior.neto).minus(1).times(100).round(1).toNumber();
}

export const conSigno = (porcentaje: number | null): string =>
  porcentaje === null ? oVacio(null) : `${porcentaje > 0 ? '+' : ''}${formatearPorcentaje(porcentaje)}`;
