import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { azarDe } from './azar.ts';
import { DIA_MS, diaDeSemana, indiceHace } from './precios.ts';

const HOY = 1_468;
const DIAS = 548;
const MES_DIAS = 30.4375;
/** The dollar went up less than prices did. */
const ACOMPANA = 0.7;

/** Pesos for a dollar on a day before `hasta`, which moves a little from one to the next. */
export function dolarEn(instante: Date, hasta: Date): number {
  const dias = Math.max(0, Math.floor((hasta.getTime() - instante.getTime()) / DIA_MS));
  const vaiven = 1 + 0.012 * (azarDe(0x05d, dias)() - 0.5);
  return HOY * indiceHace(Math.min(dias / MES_DIAS, 18)) ** ACOMPANA * vaiven;
}

/** The rate of each working day of the last year and a half, oldest first. */
export function cotizacionesHasta(hasta: Date): { readonly fecha: string; readonly valor: string }[] {
  return Array.from({ length: DIAS }, (_, i) => new Date(hasta.getTime() - (DIAS - i) * DIA_MS))
    .filter((dia) => ![0, 6].includes(diaDeSemana(dia.getTime())))
    .map((dia) => ({ fecha: diaArgentino(dia), valor: (Math.round(dolarEn(dia, hasta) * 2) / 2).toFixed(2) }));
}
