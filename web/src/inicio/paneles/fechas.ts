import { diaArgentino, ZONA } from '@trastienda/nucleo/comun/fecha.ts';
import type { PasoDeVentas } from '@trastienda/nucleo/inicio/contrato.ts';
import { porRegion } from '#i18n/region.ts';
import { conMayuscula, formatearFecha } from '#ui/formato/formato.ts';

const con = (opciones: Intl.DateTimeFormatOptions) =>
  porRegion((etiquetas) => new Intl.DateTimeFormat(etiquetas, { timeZone: ZONA, ...opciones }));
const enMesCorto = con({ month: 'short' });
const enMes = con({ month: 'long' });
const enAnio = con({ year: 'numeric' });
const enDiaDelMes = con({ day: 'numeric', month: 'numeric' });
const enDiaDeSemana = con({ weekday: 'long' });

/** Noon of Argentina, so that the day is the one that is written. */
const enMediodia = (dia: string): Date => new Date(`${dia}T12:00:00-03:00`);

/** «Jueves» as a sentence has it: «jueves». */
export const diaDeSemana = (dia: string): string => enDiaDeSemana().format(enMediodia(dia));

/** «noviembre». */
export const mesDe = (dia: string): string => enMes().format(enMediodia(dia));

/** «Noviembre 2026». */
export const mesYAnio = (dia: string): string => `${conMayuscula(mesDe(dia))} ${enAnio().format(enMediodia(dia))}`;

/** «Nov», «7/9», «2026»: what stands below a column. */
export function rotuloDe(dia: string, paso: PasoDeVentas | 'dia'): string {
  if (paso === 'anio') return enAnio().format(enMediodia(dia));
  if (paso !== 'mes') return enDiaDelMes().format(enMediodia(dia));
  // Spanish says «sept», longer than the other eleven.
  return conMayuscula(
    enMesCorto()
      .format(enMediodia(dia))
      .replace(/\.$/, '')
      .replace(/^sept$/, 'sep'),
  );
}

/** «Lunes 23/11». */
export const diaConNombre = (dia: string): string =>
  `${conMayuscula(diaDeSemana(dia))} ${enDiaDelMes().format(enMediodia(dia))}`;

/** «Noviembre 2026», «23/11/2026», «2026». */
export function nombreDe(dia: string, paso: PasoDeVentas): string {
  if (paso === 'mes') return mesYAnio(dia);
  return paso === 'anio' ? rotuloDe(dia, 'anio') : formatearFecha(dia);
}

/** Those of the year up to the running one. */
export const mesesCorridos = <Mes extends { readonly desde: string }>(meses: readonly Mes[]): readonly Mes[] =>
  meses.filter(({ desde }) => desde <= diaArgentino(new Date()));
