import { diaArgentino, esDia, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';

/** As the boxes of the form hold them: a day, or nothing. */
export type Dias = { readonly desde?: string | undefined; readonly hasta?: string | undefined };

/** Today, or a day that is gone, is now: a price does not begin before it is written. */
export const esFuturo = (dia: string | undefined): dia is string =>
  dia !== undefined && esDia(dia) && dia > diaArgentino(new Date());

export const comienzo = (dia: string | undefined): Date => (esFuturo(dia) ? inicioDelDia(dia) : new Date());
