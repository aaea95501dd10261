import { diaArgentino, inicioDelDia } from '#comun/fecha.ts';

/**
 * The last whole day on which prices that end at an instant hold, as whoever chose it said it; null when they end within a day.
 * The instant itself, midnight, reads as the day after.
 */
export function ultimoDia(hasta: string): string | null {
  const fin = new Date(hasta);
  return inicioDelDia(diaArgentino(fin)).getTime() === fin.getTime() ? diaArgentino(new Date(fin.getTime() - 1)) : null;
}
