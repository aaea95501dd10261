import { diaArgentino, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';

const MINUTO_MS = 60_000;
const DIA = /^\d{4}-\d{2}-\d{2}$/;
const HORA = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** The instant of a day and an hour of Argentina; null when one of them is not written in full. */
export function instanteDe(dia: string, hora: string): Date | null {
  const [, horas, minutos] = HORA.exec(hora) ?? [];
  if (!DIA.test(dia) || horas === undefined || minutos === undefined) return null;
  const comienzo = inicioDelDia(dia);
  if (Number.isNaN(comienzo.getTime())) return null;
  return new Date(comienzo.getTime() + (Number(horas) * 60 + Number(minutos)) * MINUTO_MS);
}

/** The hour of an instant in Argentina, as a field of hours takes it. */
export function horaDe(instante: string): string {
  const momento = new Date(instante);
  const minutos = Math.floor((momento.getTime() - inicioDelDia(diaArgentino(momento)).getTime()) / MINUTO_MS);
  return `${dosCifras(Math.floor(minutos / 60))}:${dosCifras(minutos % 60)}`;
}

const dosCifras = (numero: number): string => String(numero).padStart(2, '0');
