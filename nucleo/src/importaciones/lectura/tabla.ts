import type { Campo } from '#articulos/campos/campo.ts';
import type { Formato, Mapeo } from '#importaciones/contrato-de-perfiles.ts';
import type { Rechazo } from '#importaciones/rechazo.ts';
import type { OrdenDeFecha } from './fechas.ts';
import type { SignoDecimal } from './numeros.ts';
import { esErrorDeFormula, SIN_RESULTADO, sinMarca } from './planilla.ts';
import { SIN_TITULOS } from './sin-titulos.ts';

export type Separador = Formato['separador'];

/** Of a file at most. */
export const COLUMNAS_MAXIMAS = 200;

/** How to read the rows of a file: a plain value, so that it can travel to a worker. */
export type Tabla = {
  /** Name of the profile; null when its columns were mapped by hand or by their usual titles. */
  readonly perfil: string | null;
  readonly separador: Separador;
  readonly signo: SignoDecimal | undefined;
  /** Order of the parts of a date; day first without it. */
  readonly fecha?: OrdenDeFecha;
  readonly titulos: readonly string[];
  /** The file has no row of titles: its columns are called by their place. */
  readonly sinTitulos?: boolean;
  /** Where each field is; a field the file does not bring is absent. */
  readonly lugares: Readonly<Record<string, number>>;
  /** The campos of the business that a file of artículos may bring, by their ids (ART-18). */
  readonly propios?: readonly Campo[];
};

type Leida = {
  readonly perfil: string | null;
  readonly formato: Formato;
  readonly titulos: readonly string[];
  readonly mapeo: Mapeo;
};

export const tablaDe = ({ perfil, formato, titulos, mapeo }: Leida): Tabla => ({
  perfil,
  separador: formato.separador,
  signo: formato.decimal ?? undefined,
  fecha: formato.fecha,
  titulos,
  sinTitulos: formato.encabezado === SIN_TITULOS,
  lugares: mapeo,
});

/** Reads the cells of one row and gathers everything that is wrong with them. */
export type Lector<Nombre extends string> = {
  readonly rechazos: readonly Rechazo[];
  /** The text of a cell, trimmed and on one line; empty when the file does not bring the column. */
  readonly texto: (campo: Nombre, maximo: number) => string;
  /** The same of a cell to be read with `leerNumero`, which tells what a spreadsheet holds as a number. */
  readonly numero: (campo: Nombre, maximo: number) => string;
  readonly rechazar: (campo: Nombre, motivo: string) => void;
};

export function lectorDe<Nombre extends string>(
  { titulos, lugares }: Pick<Tabla, 'titulos' | 'lugares'>,
  celdas: readonly string[],
  fila: number,
): Lector<Nombre> {
  const rechazos: Rechazo[] = [];
  const cruda = (campo: Nombre): string => celdas[lugares[campo] ?? -1] ?? '';
  const rechazar = (campo: Nombre, motivo: string) => {
    const columna = titulos[lugares[campo] ?? -1] ?? '';
    // A cell may be read more than once: what is wrong with it is said once.
    const dicho = rechazos.filter((uno) => uno.columna === columna).map((uno) => uno.motivo);
    // What comes of a formula that failed is no news: it is no number, nor anything else.
    if (dicho.includes(motivo) || dicho.includes(FORMULA_CON_ERROR) || dicho.includes(FORMULA_SIN_RESULTADO)) return;
    rechazos.push({ fila, columna, valor: recortar(sinMarca(cruda(campo))), motivo });
  };
  const numero = (campo: Nombre, maximo: number): string => {
    // Most fields have no column, or nothing in it.
    if (cruda(campo) === '') return '';
    const limpio = sinApostrofo(cruda(campo))
      .replace(/[\t\r\n]+/g, ' ')
      .trim();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
    if (/[\u0000-\u001f\u007f\ufffd]/.test(limpio)) rechazar(campo, 'Tiene un carácter que no se puede guardar.');
    else if (limpio.length > maximo) rechazar(campo, `Es demasiado largo: admite hasta ${maximo} caracteres.`);
    else if (limpio === SIN_RESULTADO) rechazar(campo, FORMULA_SIN_RESULTADO);
    else if (esErrorDeFormula(limpio)) rechazar(campo, FORMULA_CON_ERROR);
    return limpio;
  };
  const texto = (campo: Nombre, maximo: number): string => sinMarca(numero(campo, maximo));
  return { rechazos, texto, numero, rechazar };
}

const FORMULA_CON_ERROR = 'La fórmula de esta celda dio un error en la planilla: corregila.';
const FORMULA_SIN_RESULTADO =
  'La fórmula de esta celda no trae su resultado: abrí la planilla, guardala y volvé a cargarla. Si ahí da un error, corregila.';

/** Our exports put an apostrophe before what a spreadsheet would run as a formula (`seguridad` 3.9). */
const sinApostrofo = (celda: string): string => (/^'+[=+\-@\t\r]/.test(celda) ? celda.slice(1) : celda);

const recortar = (valor: string): string => (valor.length > 80 ? `${valor.slice(0, 80)}…` : valor);

/** What is wrong with the shape of a row, before looking at its cells. Blank rows are nobody's mistake. */
export function revisarForma(
  { titulos, separador, sinTitulos = false }: Pick<Tabla, 'titulos' | 'separador' | 'sinTitulos'>,
  celdas: readonly string[],
  fila: number,
): 'bien' | 'en_blanco' | Rechazo {
  if (celdas.every((celda) => celda.trim() === '')) return 'en_blanco';
  const sobran = celdas.slice(titulos.length).some((celda) => celda.trim() !== '');
  if (celdas.length >= titulos.length && !sobran) return 'bien';
  const ayuda = sobran
    ? `si un texto lleva «${separador}», ponelo entre comillas.`
    : 'completá las que faltan, aunque sea vacías.';
  const contra = sinTitulos ? 'las demás filas' : 'el encabezado';
  const motivo = `Tiene ${celdas.length} columnas y ${contra} ${titulos.length}: ${ayuda}`;
  return { fila, columna: '', valor: recortar(celdas.join(separador)), motivo };
}
