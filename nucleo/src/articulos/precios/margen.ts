import type { Big, DecimalInput } from '#comun/decimal.ts';
import { pisoDeMargen } from '#comun/dinero.ts';
import { variacionDe } from './variacion.ts';

/** Percentage on the cost that a price leaves, two decimals; null without a cost. Both with IVA or both without. */
export const margenDe = (precio: DecimalInput, costo: DecimalInput | null): Big | null => variacionDe(costo, precio);

/**
 * The lowest price that a lista takes of what costs so much, both as the lista keeps prices: its minimum margin over the cost, or
 * the cost itself (PRE-10). Null when nobody knows the cost: there is nothing to be under.
 */
export const pisoDePrecio = (costo: DecimalInput | null, margenMinimo: string | null): Big | null =>
  costo === null ? null : pisoDeMargen(costo, margenMinimo ?? 0);
