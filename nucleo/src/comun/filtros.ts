import { esDia } from './fecha.ts';
import { FORMA_DE_ID } from './identificador.ts';

/** What can be asked of a column: its text, a range of numbers or of days, or being one of some values. */
type TipoDeFiltro = 'texto' | 'numero' | 'fecha' | 'lista';

/** The columns of a list that can be filtered. A name that ends in `-*` stands for one column for each id. */
export type CamposDeFiltro = Readonly<Record<string, TipoDeFiltro>>;

export const MODOS_DE_TEXTO = ['contiene', 'empieza', 'igual'] as const;
export type ModoDeTexto = (typeof MODOS_DE_TEXTO)[number];

/** What is asked of one column. Both ends of a range count as in it; days are Argentine ones. */
export type Condicion =
  | { readonly campo: string; readonly es: ModoDeTexto; readonly texto: string }
  | { readonly campo: string; readonly es: 'entre'; readonly desde?: string; readonly hasta?: string }
  | { readonly campo: string; readonly es: 'uno'; readonly valores: readonly string[] }
  | { readonly campo: string; readonly es: 'vacio' }
  | { readonly campo: string; readonly es: 'lleno' };

/** Filters travel in the address, in saved views and in exports as one text of this length at most. */
export const LARGO_DE_FILTROS = 2_000;
export const MAXIMO_DE_CONDICIONES = 20;

/** The shape of the whole text, for who only wants to know whether it is one: `codigo:empieza:wo;precio:entre:100,`. */
export function formaDeFiltros(campos: CamposDeFiltro): RegExp {
  const nombres = Object.keys(campos).map((campo) => campo.replace(/-\*$/, `-${FORMA_DE_ID}`));
  const condicion = `(?:${nombres.join('|')}):(?:contiene|empieza|igual|entre|uno|vacio|lleno)(?::[^;]*)?`;
  return new RegExp(`^(?:${condicion}(?:;(?!$)|$)){1,${MAXIMO_DE_CONDICIONES}}$`);
}

/** The conditions that a text says, each of a kind its column takes; null when it says something else. */
export function leerFiltros(texto: string | undefined, campos: CamposDeFiltro): readonly Condicion[] | null {
  if (texto === undefined || texto === '') return [];
  if (texto.length > LARGO_DE_FILTROS || !formaDeFiltros(campos).test(texto)) return null;
  const leidas = texto.split(';').map((parte) => leerUna(parte, campos));
  const buenas = leidas.filter((una) => una !== null);
  return buenas.length === leidas.length ? buenas : null;
}

/** Those of a text that can be read, for who shows them: an address may come from where there are other columns. */
export const leerConocidas = (texto: string | undefined, campos: CamposDeFiltro): readonly Condicion[] =>
  (texto ?? '').split(';').flatMap((parte) => leerUna(parte, campos) ?? []);

/** The text of some conditions; undefined for none. */
export const escribirFiltros = (condiciones: readonly Condicion[]): string | undefined =>
  condiciones.length === 0 ? undefined : condiciones.map(escribirUna).join(';');

/**
 * Asks something of a column besides what is asked of the others; without a condition, nothing more of it. What a text says
 * of the others stays as it is, also where it cannot be read.
 */
export function conCondicion(
  texto: string | undefined,
  campo: string,
  nueva: Condicion | undefined,
): string | undefined {
  const partes = (texto ?? '').split(';').filter((parte) => parte !== '');
  const lugar = partes.findIndex((parte) => parte.startsWith(`${campo}:`));
  const escrita = nueva === undefined ? [] : [escribirUna(nueva)];
  const todas = lugar < 0 ? [...partes, ...escrita] : partes.toSpliced(lugar, 1, ...escrita);
  return todas.length === 0 ? undefined : todas.join(';');
}

const tipoDeCampo = (campo: string, campos: CamposDeFiltro): TipoDeFiltro | undefined =>
  campos[campo] ?? campos[`${campo.split('-')[0]}-*`];

function leerUna(parte: string, campos: CamposDeFiltro): Condicion | null {
  const [campo = '', es = '', ...resto] = parte.split(':');
  const valor = resto.length === 0 ? undefined : resto.join(':');
  const tipo = tipoDeCampo(campo, campos);
  if (tipo === undefined) return null;
  if (es === 'vacio' || es === 'lleno') return valor === undefined ? { campo, es } : null;
  if (valor === undefined) return null;
  if (tipo === 'texto') return comoTexto(campo, es, soltar(valor));
  if (tipo === 'lista') return es === 'uno' ? comoLista(campo, valor) : null;
  return es === 'entre' ? comoRango(campo, tipo, valor) : null;
}

function comoTexto(campo: string, es: string, texto: string | null): Condicion | null {
  const modo = MODOS_DE_TEXTO.find((uno) => uno === es);
  return modo === undefined || texto === null || texto.trim() === '' ? null : { campo, es: modo, texto };
}

function comoLista(campo: string, valor: string): Condicion | null {
  const valores = valor.split(',').map(soltar);
  const buenos = valores.filter((uno) => uno !== null && uno !== '');
  return buenos.length === valores.length ? { campo, es: 'uno', valores: buenos as string[] } : null;
}

const NUMERO = /^-?\d{1,12}(\.\d{1,4})?$/;

function comoRango(campo: string, tipo: 'numero' | 'fecha', valor: string): Condicion | null {
  const extremos = valor.split(',');
  const vale = (extremo: string) => extremo === '' || (tipo === 'numero' ? NUMERO.test(extremo) : esDia(extremo));
  if (extremos.length !== 2 || valor === ',' || !extremos.every(vale)) return null;
  const [desde = '', hasta = ''] = extremos;
  return { campo, es: 'entre', ...(desde !== '' && { desde }), ...(hasta !== '' && { hasta }) };
}

function escribirUna(condicion: Condicion): string {
  const { campo, es } = condicion;
  if (es === 'vacio' || es === 'lleno') return `${campo}:${es}`;
  if (es === 'entre') return `${campo}:${es}:${condicion.desde ?? ''},${condicion.hasta ?? ''}`;
  return `${campo}:${es}:${es === 'uno' ? condicion.valores.map(atar).join(',') : atar(condicion.texto)}`;
}

/** The signs that part one condition from another, and one value, are written as in an address. */
const atar = (texto: string): string =>
  texto.replace(/[%;,]/g, (signo) => `%${signo.charCodeAt(0).toString(16).toUpperCase()}`);

const ATADOS: Readonly<Record<string, string>> = { '%25': '%', '%3B': ';', '%2C': ',' };
const soltar = (texto: string): string | null => {
  const suelto = texto.replace(/%(?:25|3B|2C)/g, (atado) => ATADOS[atado] ?? atado);
  return /%(?!25|3B|2C)/.test(texto) ? null : suelto;
};
