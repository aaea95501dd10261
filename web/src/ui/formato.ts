import { type DecimalInput, textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import { ZONA } from '@trastienda/nucleo/comun/fecha.ts';

const VACIO = '–';
const MENOS = '\u2212';
const ESPACIO = '\u00a0';

type Valor = DecimalInput | null | undefined;

/** A total with its sign of pesos: `$ 1.234,56`. Nothing is an en dash. */
export const formatearPesos = (importe: Valor): string => conSimbolo('$', formatearImporte(importe));

/** Dollars are never written with the sign of pesos: `USD 1.234,56`. */
export const formatearDolares = (importe: Valor): string => conSimbolo('USD', formatearImporte(importe));

/** Money for a table cell, where the header says the currency: `1.234,56`. */
export const formatearImporte = (importe: Valor): string => formatear(importe, 2, 2);

/** A unit price or cost: two decimals, up to four when it has them. */
export const formatearUnitario = (importe: Valor): string => formatear(importe, 2, 4);

/** A quantity, up to three decimals: `1.248`, `2,5`. */
export const formatearCantidad = (cantidad: Valor): string => formatear(cantidad, 0, 3);

/** A percentage, up to two decimals: `11,8 %`. */
export const formatearPorcentaje = (valor: Valor): string =>
  ausente(valor) ? VACIO : `${formatear(valor, 0, 2)}${ESPACIO}%`;

/** A change, always with its sign: `+12`, `−3`. */
export function formatearVariacion(valor: Valor): string {
  const texto = formatearCantidad(valor);
  return ausente(valor) || texto === '0' || texto.startsWith(MENOS) ? texto : `+${texto}`;
}

/** A whole number with its thousands: document numbers, counts. */
export const formatearEntero = (valor: number | null | undefined): string => formatear(valor, 0, 0);

function formatear(valor: Valor, minimo: number, maximo: number): string {
  if (ausente(valor)) return VACIO;
  const texto = textoDecimal(valor, minimo, maximo);
  const [entera = '', decimales] = texto.replace('-', '').split('.');
  const conPuntos = entera.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${texto.startsWith('-') ? MENOS : ''}${conPuntos}${decimales === undefined ? '' : `,${decimales}`}`;
}

const ausente = (valor: Valor): valor is null | undefined | '' => valor === null || valor === undefined || valor === '';

function conSimbolo(simbolo: string, numero: string): string {
  if (numero === VACIO) return VACIO;
  return numero.startsWith(MENOS) ? `${MENOS}${simbolo}${ESPACIO}${numero.slice(1)}` : `${simbolo}${ESPACIO}${numero}`;
}

const zonificado = (opciones: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-AR', { timeZone: ZONA, hourCycle: 'h23', ...opciones });
const dosDigitos = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const horaYMinuto = { hour: '2-digit', minute: '2-digit' } as const;
const enDia = zonificado(dosDigitos);
const enHora = zonificado(horaYMinuto);

/** A calendar day (`aaaa-mm-dd`) or an instant, as `dd/mm/aaaa` in Argentina. */
export function formatearFecha(fecha: string | null | undefined): string {
  if (!fecha) return VACIO;
  const dia = /^(\d{4})-(\d{2})-(\d{2})$/.exec(fecha);
  return dia ? `${dia[3]}/${dia[2]}/${dia[1]}` : enDia.format(new Date(fecha));
}

const enDiaLargo = zonificado({ weekday: 'long', day: 'numeric', month: 'long' });

/** «Viernes 20 de noviembre», in Argentina. */
export function formatearDiaLargo(fecha: Date): string {
  const texto = enDiaLargo.format(fecha).replace(',', '');
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}

/** An instant as `dd/mm/aaaa hh:mm` in Argentina. */
export const formatearFechaHora = (instante: string | null | undefined): string =>
  instante ? `${formatearFecha(instante)} ${formatearHora(instante)}` : VACIO;

export const formatearHora = (instante: string | null | undefined): string =>
  instante ? enHora.format(new Date(instante)) : VACIO;

const relativo = new Intl.RelativeTimeFormat('es-AR', { numeric: 'auto', style: 'short' });
const UNIDADES = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago: «hace 5 min», «ayer». */
export function formatearRelativo(instante: string | null | undefined, ahora: Date = new Date()): string {
  if (!instante) return VACIO;
  const segundos = (new Date(instante).getTime() - ahora.getTime()) / 1000;
  const [unidad, largo] = UNIDADES.find(([, medida]) => Math.abs(segundos) >= medida) ?? (['second', 1] as const);
  return unidad === 'second' ? relativo.format(0, 'second') : relativo.format(Math.round(segundos / largo), unidad);
}

/** `30-71482063-6`. A text that is not eleven digits is shown as it is. */
export function formatearCuit(cuit: string | null | undefined): string {
  if (!cuit) return VACIO;
  const digitos = cuit.replace(/\D/g, '');
  return digitos.length === 11 ? `${digitos.slice(0, 2)}-${digitos.slice(2, 10)}-${digitos.slice(10)}` : cuit;
}

/** Text for people, or the en dash that stands for nothing. */
export const oVacio = (texto: string | null | undefined): string => texto || VACIO;
