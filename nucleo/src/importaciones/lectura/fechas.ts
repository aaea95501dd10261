import { inicioDelDia } from '#comun/fecha.ts';
import { fail, ok, type Result } from '#comun/result.ts';

const ARGENTINA = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/** Day first or month first; `aaaa-mm-dd` is understood in both. */
export type OrdenDeFecha = 'dma' | 'mda';

/** A date of a file, `d/m/aaaa hh:mm` or `aaaa-mm-dd hh:mm`, read on Argentina's clock (`acordado` 26). */
export function leerFechaHora(texto: string, orden: OrdenDeFecha = 'dma'): Result<Date, string> {
  const [, dia, mes, anio, hora, minuto, segundo] = partes(texto.trim(), orden);
  if (!dia || !mes || !anio) {
    return fail(`No es una fecha: escribila ${orden === 'dma' ? 'd/m/aaaa' : 'm/d/aaaa'} hh:mm.`);
  }
  const iso = `${anio}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
  const medianoche = inicioDelDia(iso);
  // Date rolls 31/2 over to March instead of failing.
  const existe = !Number.isNaN(medianoche.getTime()) && new Date(`${iso}T00:00:00Z`).getUTCDate() === Number(dia);
  if (!existe) return fail('Esa fecha no existe en el calendario.');
  if (Number(hora ?? 0) > 23 || Number(minuto ?? 0) > 59 || Number(segundo ?? 0) > 59) {
    return fail('Esa hora no existe: va de 00:00 a 23:59.');
  }
  const segundos = Number(hora ?? 0) * 3600 + Number(minuto ?? 0) * 60 + Number(segundo ?? 0);
  return ok(new Date(medianoche.getTime() + segundos * 1000));
}

function partes(texto: string, orden: OrdenDeFecha): readonly (string | undefined)[] {
  const [barras, primera, segunda, ...resto] = ARGENTINA.exec(texto) ?? [];
  if (barras !== undefined)
    return orden === 'dma' ? [barras, primera, segunda, ...resto] : [barras, segunda, primera, ...resto];
  const [todo, anio, mes, dia, ...hora] = ISO.exec(texto) ?? [];
  return [todo, dia, mes, anio, ...hora];
}
