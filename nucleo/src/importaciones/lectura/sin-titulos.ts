import { letraDeColumna } from '#comun/letra-de-columna.ts';
import { sinMoneda } from './moneda-escrita.ts';
import { leerNumero, pareceNumero } from './numeros.ts';
import { numeroMarcado } from './planilla.ts';
import { primerosRegistros } from './registros.ts';

/** In the place of the row of the titles: there is none, and the first row is of data. */
export const SIN_TITULOS = 0;

/** Rows of the beginning that tell how many columns there are. */
const RENGLONES = 500;

/** How a column without a title is called: by its place, as a spreadsheet does. */
export const tituloDeLugar = (lugar: number): string => `Columna ${letraDeColumna(lugar)}`;

/** The letters of a column that is called by its place; nothing when that is a title of its own. */
export const letrasDeTitulo = (titulo: string): string | undefined => /^Columna ([A-Z]{1,2})$/.exec(titulo)?.[1];

type Comienzo = {
  readonly muestra: string;
  readonly completa: boolean;
  readonly separador: string;
  readonly esHoja: boolean;
};

/** How the columns of a file without titles are called. */
export function titulosDeLugares({ muestra, completa, separador, esHoja }: Comienzo): string[] {
  const ancho = anchoDe(primerosRegistros(muestra, separador, RENGLONES, completa), esHoja);
  return Array.from({ length: ancho }, (_, lugar) => tituloDeLugar(lugar));
}

/**
 * Of a text, as many columns as most of its rows: one with more has a separator too many, and says so. The rows of a sheet end
 * where the last cell with something in it is: as many as the longest.
 */
function anchoDe(registros: readonly string[][], esHoja: boolean): number {
  const largos = registros.filter(conAlgo).map(({ length }) => length);
  if (esHoja) return Math.max(0, ...largos);
  const porLargo = Map.groupBy(largos, (largo) => largo);
  const [mejor] = [...porLargo].toSorted(([a, unas], [b, otras]) => otras.length - unas.length || b - a);
  return mejor?.[0] ?? 0;
}

const conAlgo = (celdas: readonly string[]): boolean => celdas.some((celda) => celda.trim() !== '');

/**
 * The columns by which it is certain that no row of the beginning is one of titles: those where each of them has a number with
 * decimals, which nothing is called. None when it is not certain.
 */
export function columnasDeDecimales(registros: readonly string[][]): readonly number[] {
  const [primera = [], ...demas] = registros.filter(conAlgo);
  if (primera.length < 2 || demas.length === 0) return [];
  return [...primera.keys()].filter((i) => [primera, ...demas].every((celdas) => esDecimal(celdas[i] ?? '')));
}

/** «18.450,00», «2.55», «U$S 12,50»; neither a whole number nor a date with points. */
function esDecimal(celda: string): boolean {
  const limpia = celda.trim();
  if (numeroMarcado(limpia) !== undefined) return true;
  return /[.,]/.test(limpia) && leerNumero(sinMoneda(limpia), { signo: ',', decimales: 8, enteros: 14 }).ok;
}

type DeAntes = { readonly anchoDeAntes: number; readonly numericas: readonly number[] };

/**
 * Whether a file surely comes as the one before it, which had no titles: with as many columns, and numbers where that one had
 * them, in most of its rows and in the first one, where titles would be.
 */
export function vieneComoAntes(registros: readonly string[][], ancho: number, antes: DeAntes): boolean {
  const [primera, ...demas] = registros.filter(conAlgo);
  if (!primera || ancho !== antes.anchoDeAntes) return false;
  const encaja = (celdas: readonly string[]) => {
    const escritas = antes.numericas.map((i) => celdas[i]?.trim() ?? '').filter((celda) => celda !== '');
    return escritas.length > 0 && escritas.every(pareceNumero);
  };
  return encaja(primera) && demas.filter(encaja).length * 2 >= demas.length;
}
