import { LARGO_DE_FILTROS, MAXIMO_DE_CONDICIONES } from './filtros.ts';

/** Of too many columns at once, or too long a text for an address. */
export type PorQueNoEntran = 'muchos' | 'largos';

/** Why some filters, each of them good, cannot be asked for together. */
export function porQueNoEntran(filtros: string | undefined): PorQueNoEntran | undefined {
  if (filtros === undefined) return undefined;
  if (filtros.split(';').length > MAXIMO_DE_CONDICIONES) return 'muchos';
  return filtros.length > LARGO_DE_FILTROS ? 'largos' : undefined;
}
