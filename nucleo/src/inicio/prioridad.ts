import { type DecimalInput, decimal } from '#comun/decimal.ts';

export const PRIORIDADES = ['baja', 'media', 'alta', 'muy_alta'] as const;
export type Prioridad = (typeof PRIORIDADES)[number];

/** From what percentage of all that was sold in the month each priority begins; what is under all of them is low. */
const DESDE = [
  ['muy_alta', 5],
  ['alta', 2],
  ['media', 1],
] as const satisfies readonly (readonly [Prioridad, number])[];

/**
 * How much a customer matters by their share of the month's sales: a twentieth or more is `muy_alta`, a fiftieth `alta`, a hundredth
 * `media`. Where nothing was sold, or more came back than went out, nobody matters more than another.
 */
export function prioridadDe(importe: DecimalInput, delMes: DecimalInput): Prioridad {
  const total = decimal(delMes);
  if (total.lte(0)) return 'baja';
  const parte = decimal(importe).times(100);
  return DESDE.find(([, porciento]) => parte.gte(total.times(porciento)))?.[0] ?? 'baja';
}
