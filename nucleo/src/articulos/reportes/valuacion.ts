import { type DecimalInput, decimal, textoDecimal } from '#comun/decimal.ts';
import { textoTotal } from '#comun/dinero.ts';

/** The same stock by two clocks (GAP-21): what it cost, and what buying it again costs today. */
type DosRelojes = {
  readonly promedio: string;
  readonly reposicion: string;
  /** What the books do not know yet: reposición less average. */
  readonly brecha: string;
  /** On the average cost; null when that is nothing. */
  readonly brechaPorciento: string | null;
};

/** Totals, two decimals; the gap is that of the rounded figures, so that people can add it up. */
export function dosRelojes(promedio: DecimalInput, reposicion: DecimalInput): DosRelojes {
  const [deLibro, deHoy] = [textoTotal(promedio), textoTotal(reposicion)];
  const brecha = decimal(deHoy).minus(deLibro);
  return {
    promedio: deLibro,
    reposicion: deHoy,
    brecha: textoTotal(brecha),
    brechaPorciento: porcientoDe(brecha, deLibro),
  };
}

/** `parte` of `total` as a percentage of two decimals at most; null of nothing. */
export const porcientoDe = (parte: DecimalInput, total: DecimalInput): string | null =>
  decimal(total).eq(0) ? null : textoDecimal(decimal(parte).times(100).div(decimal(total).abs()), 0, 2);

/**
 * What was sold, what it cost when it left and what that leaves: the margin in pesos and as a percentage of the sale, which
 * is how much of each peso sold stays.
 */
export const margenDe = (importe: DecimalInput, costo: DecimalInput) => {
  const margen = decimal(importe).minus(costo);
  return { margen: textoTotal(margen), margenPorciento: porcientoDe(margen, importe) };
};
