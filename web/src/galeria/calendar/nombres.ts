import { porRegion } from '#i18n/region.ts';

/** Days here have no zone: noon of the same day everywhere. */
const escrito = (opciones: Intl.DateTimeFormatOptions) =>
  porRegion((etiquetas) => new Intl.DateTimeFormat(etiquetas, { timeZone: 'UTC', ...opciones }));
const enMes = escrito({ month: 'long', year: 'numeric' });
const enDia = escrito({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const enTramo = escrito({ day: 'numeric', month: 'long', year: 'numeric' });
const enMesCorto = escrito({ month: 'short', year: 'numeric' });
const enDiaCorto = escrito({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const enTramoCorto = escrito({ day: 'numeric', month: 'short', year: 'numeric' });
const enSemana = escrito({ weekday: 'short' });
const enSemanaLarga = escrito({ weekday: 'long' });
const MARCAS = /[\u200e\u200f\u061c]/g;

const fecha = (dia: string): Date => new Date(`${dia}T12:00:00Z`);
const sinMarcas = (texto: string): string => texto.replace(MARCAS, '');

/** «noviembre de 2026», «nov 2026» */
export const nombreDelMes = (dia: string, corto = false): string =>
  sinMarcas((corto ? enMesCorto : enMes)().format(fecha(dia)));

/** «lunes, 23 de noviembre de 2026», «lun, 23 nov 2026» */
export const nombreDelDia = (dia: string, corto = false): string =>
  sinMarcas((corto ? enDiaCorto : enDia)().format(fecha(dia)));

/** «16–22 de noviembre de 2026»; `corto` leaves the year out where it comes last, «16 – 22 de nov» */
export function nombreDelTramo(desde: string, hasta: string, corto = false): string {
  if (!corto) return sinMarcas(enTramo().formatRange(fecha(desde), fecha(hasta)));
  const partes = enTramoCorto().formatRangeToParts(fecha(desde), fecha(hasta));
  const sobra = partes.findIndex(({ type }) => type === 'year') === partes.length - 1 ? 2 : 0;
  return sinMarcas(
    partes
      .slice(0, partes.length - sobra)
      .map(({ value }) => value)
      .join(''),
  );
}

/** «lun» */
export const diaCorto = (dia: string): string => enSemana().format(fecha(dia)).replace(/\.$/, '');

/** «lunes» */
export const diaLargo = (dia: string): string => enSemanaLarga().format(fecha(dia));
