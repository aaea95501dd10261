/** An instant `minutos` before `ahora`, as the samples carry them. */
export const haceMinutos = (ahora: Date, minutos: number): string =>
  new Date(ahora.getTime() - minutos * 60_000).toISOString();

/** The same, counted in days. */
export const haceDias = (ahora: Date, dias: number): string => haceMinutos(ahora, dias * 24 * 60);
