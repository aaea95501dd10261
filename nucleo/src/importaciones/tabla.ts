import type { Formato, Mapeo } from './contrato-de-perfiles.ts';
import type { OrdenDeFecha } from './fechas.ts';
import type { SignoDecimal } from './numeros.ts';
import type { Rechazo } from './rechazo.ts';

export type Separador = Formato['separador'];

/** How to read the rows of a file: a plain value, so that it can travel to a worker. */
export type Tabla = {
  /** Name of the profile; null when its columns were mapped by hand or by their usual titles. */
  readonly perfil: string | null;
  readonly separador: Separador;
  readonly signo: SignoDecimal | undefined;
  /** Order of the parts of a date; day first without it. */
  readonly fecha?: OrdenDeFecha;
  readonly titulos: readonly string[];
  /** Where each field is; a field the file does not bring is absent. */
  readonly lugares: Readonly<Record<string, number>>;
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
  lugares: mapeo,
});

/** Reads the cells of one row and gathers everything that is wrong with them. */
export type Lector<Nombre extends string> = {
  readonly rechazos: readonly Rechazo[];
  /** The text of a cell, trimmed and on one line; empty when the file does not bring the column. */
  readonly texto: (campo: Nombre, maximo: number) => string;
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
    rechazos.push({ fila, columna: titulos[lugares[campo] ?? -1] ?? '', valor: recortar(cruda(campo)), motivo });
  };
  const texto = (campo: Nombre, maximo: number): string => {
    const limpio = sinApostrofo(cruda(campo))
      .replace(/[\t\r\n]+/g, ' ')
      .trim();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
    if (/[\u0000-\u001f\u007f\ufffd]/.test(limpio)) rechazar(campo, 'Tiene un carácter que no se puede guardar.');
    else if (limpio.length > maximo) rechazar(campo, `Es demasiado largo: admite hasta ${maximo} caracteres.`);
    return limpio;
  };
  return { rechazos, texto, rechazar };
}

/** Our exports put an apostrophe before what a spreadsheet would run as a formula (`seguridad` 3.9). */
const sinApostrofo = (celda: string): string => (/^'[=+\-@\t\r]/.test(celda) ? celda.slice(1) : celda);

const recortar = (valor: string): string => (valor.length > 80 ? `${valor.slice(0, 80)}…` : valor);

/** What is wrong with the shape of a row, before looking at its cells. Blank rows are nobody's mistake. */
export function revisarForma(
  { titulos, separador }: Pick<Tabla, 'titulos' | 'separador'>,
  celdas: readonly string[],
  fila: number,
): 'bien' | 'en_blanco' | Rechazo {
  if (celdas.every((celda) => celda.trim() === '')) return 'en_blanco';
  const sobran = celdas.slice(titulos.length).some((celda) => celda.trim() !== '');
  if (celdas.length >= titulos.length && !sobran) return 'bien';
  const ayuda = sobran
    ? `si un texto lleva «${separador}», ponelo entre comillas.`
    : 'completá las que faltan, aunque sea vacías.';
  const motivo = `Tiene ${celdas.length} columnas y el encabezado ${titulos.length}: ${ayuda}`;
  return { fila, columna: '', valor: recortar(celdas.join(separador)), motivo };
}
