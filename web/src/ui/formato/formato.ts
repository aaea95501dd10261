import { type DecimalInput, textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import { ZONA } from '@trastienda/nucleo/comun/fecha.ts';
import { porRegion } from '#i18n/region.ts';

const VACIO = '–';
const MENOS = '\u2212';
/** Marks of direction that `Intl` puts around figures: ours stand isolated already. */
const MARCAS = /[\u200e\u200f\u061c]/g;

type Valor = DecimalInput | null | undefined;

/** A total with its sign of pesos: `$ 1.234,56`. Nothing is an en dash. */
export const formatearPesos = (importe: Valor): string => escribir(importe, 2, 2, enPesos);

/** Dollars are never written with the sign of pesos: `USD 1.234,56`. */
export const formatearDolares = (importe: Valor): string => escribir(importe, 2, 2, enDolares);

/** Money for a table cell, where the header says the currency: `1.234,56`. */
export const formatearImporte = (importe: Valor): string => escribir(importe, 2, 2);

/** A unit price or cost: two decimals, up to four when it has them. */
export const formatearUnitario = (importe: Valor): string => escribir(importe, 2, 4);

/** A quantity, up to three decimals: `1.248`, `2,5`. */
export const formatearCantidad = (cantidad: Valor): string => escribir(cantidad, 0, 3);

/** A percentage, up to two decimals: `11,8 %`. */
export const formatearPorcentaje = (valor: Valor): string => escribir(valor, 0, 2, enPorciento, 'e-2');

/** A change, always with its sign: `+12`, `−3`. */
export function formatearVariacion(valor: Valor): string {
  const texto = formatearCantidad(valor);
  return ausente(valor) || texto === '0' || texto.startsWith(MENOS) ? texto : `+${texto}`;
}

/** A whole number with its thousands: document numbers, counts. */
export const formatearEntero = (valor: number | null | undefined): string => escribir(valor, 0, 0);

/** Formatters of one kind in the region of now, one for each count of decimals. */
const con = (opciones: Intl.NumberFormatOptions, ajustar = (etiqueta: string): string => etiqueta) =>
  porRegion((regiones) => {
    const etiquetas = regiones.map(ajustar);
    const hechos = new Map<number, Intl.NumberFormat>();
    return (decimales: number): Intl.NumberFormat => {
      const fijos = { minimumFractionDigits: decimales, maximumFractionDigits: decimales };
      const hecho =
        hechos.get(decimales) ?? new Intl.NumberFormat(etiquetas, { useGrouping: 'always', ...opciones, ...fijos });
      hechos.set(decimales, hecho);
      return hecho;
    };
  });
const solo = con({});
const enPesos = con({ style: 'currency', currency: 'ARS' });
const enDolares = con({ style: 'currency', currency: 'USD', currencyDisplay: 'code' });
// The space before the sign is the rule of Spanish, which the data of Argentina leave out.
const enPorciento = con({ style: 'percent' }, (etiqueta) => etiqueta.replace(/^es-AR/, 'es'));

/**
 * Rounds as the product does and writes as the region does. The text never becomes a float on its way, nor does its
 * `potencia`: a percentage is `e-2` of what is shown.
 */
function escribir(valor: Valor, minimo: number, maximo: number, forma = solo, potencia = ''): string {
  if (ausente(valor)) return VACIO;
  const texto = textoDecimal(valor, minimo, maximo);
  const positivo = texto.replace('-', '');
  const decimales = positivo.split('.')[1]?.length ?? 0;
  const escrito = forma()(decimales)
    .format(`${positivo}${potencia}` as `${number}`)
    .replace(MARCAS, '');
  return texto.startsWith('-') ? `${MENOS}${escrito}` : escrito;
}

const ausente = (valor: Valor): valor is null | undefined | '' => valor === null || valor === undefined || valor === '';

/** Dates are of Argentina wherever they are read, and hours go to 23. */
const zonificado = (opciones: Intl.DateTimeFormatOptions) =>
  porRegion((etiquetas) => new Intl.DateTimeFormat(etiquetas, { timeZone: ZONA, hourCycle: 'h23', ...opciones }));
const enDia = zonificado({ day: '2-digit', month: '2-digit', year: 'numeric' });
const enHora = zonificado({ hour: '2-digit', minute: '2-digit' });
const enDiaLargo = zonificado({ weekday: 'long', day: 'numeric', month: 'long' });
const enMes = zonificado({ month: 'short', year: '2-digit' });

const DIA = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day (`aaaa-mm-dd`) or an instant, in Argentina: `20/11/2026`. */
export function formatearFecha(fecha: string | null | undefined): string {
  if (!fecha) return VACIO;
  // Noon of Argentina, so that the day is the one that is written.
  const instante = DIA.test(fecha) ? `${fecha}T12:00:00-03:00` : fecha;
  return enDia().format(new Date(instante)).replace(MARCAS, '');
}

/** «Viernes 20 de noviembre», in Argentina. */
export function formatearDiaLargo(fecha: Date): string {
  const texto = enDiaLargo()
    .format(fecha)
    .replace(/^(\p{L}+), (?=\d)/u, '$1 ');
  return conMayuscula(texto);
}

/** As a sentence or a name begins. */
export const conMayuscula = (texto: string): string => texto.charAt(0).toLocaleUpperCase() + texto.slice(1);

/** A month for an axis: «nov 26». */
export const formatearMes = (fecha: Date): string => enMes().format(fecha).replace(MARCAS, '');

/** An instant as `dd/mm/aaaa hh:mm` in Argentina. */
export const formatearFechaHora = (instante: string | null | undefined): string =>
  instante ? `${formatearFecha(instante)} ${formatearHora(instante)}` : VACIO;

export const formatearHora = (instante: string | null | undefined): string =>
  instante ? enHora().format(new Date(instante)).replace(MARCAS, '') : VACIO;

const relativo = (style: 'short' | 'long') =>
  porRegion((etiquetas) => new Intl.RelativeTimeFormat(etiquetas, { numeric: 'auto', style }));
const breve = relativo('short');
// In short, «2 m» are months, which anybody takes for minutes.
const entero = relativo('long');
const UNIDADES = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago: «hace 5 min», «ayer», «hace 2 meses». */
export function formatearRelativo(instante: string | null | undefined, ahora: Date = new Date()): string {
  if (!instante) return VACIO;
  const segundos = (new Date(instante).getTime() - ahora.getTime()) / 1000;
  const [unidad, largo] = UNIDADES.find(([, medida]) => Math.abs(segundos) >= medida) ?? (['second', 1] as const);
  if (unidad === 'second') return breve().format(0, unidad);
  return (largo > 604_800 ? entero : breve)().format(Math.round(segundos / largo), unidad);
}

/** `30-71482063-6`. A text that is not eleven digits is shown as it is. */
export function formatearCuit(cuit: string | null | undefined): string {
  if (!cuit) return VACIO;
  const digitos = cuit.replace(/\D/g, '');
  return digitos.length === 11 ? `${digitos.slice(0, 2)}-${digitos.slice(2, 10)}-${digitos.slice(10)}` : cuit;
}

/** Text for people, or the en dash that stands for nothing. */
export const oVacio = (texto: string | null | undefined): string => texto || VACIO;

/** What stands before the decimals, and how the thousands are set apart, for whoever reads what is typed. */
export const separadores = porRegion((etiquetas) => {
  const partes = new Intl.NumberFormat(etiquetas, { useGrouping: 'always' }).formatToParts(1234567.5);
  const grupos = partes.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  return { decimal: partes.find(({ type }) => type === 'decimal')?.value ?? ',', deADos: grupos.includes(2) };
});
