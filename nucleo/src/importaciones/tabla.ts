import { definido } from '#comun/assert.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import { normaCodigo } from '#comun/texto.ts';
import type { ErrorDeNegocio } from '#errores.ts';
import { type SignoDecimal, signoDecimal } from './numeros.ts';
import type { Campo, Perfil } from './perfiles.ts';
import type { Rechazo } from './rechazo.ts';
import { primerosRegistros } from './registros.ts';

const SEPARADORES = [';', ',', '\t', '|'] as const;
export type Separador = (typeof SEPARADORES)[number];

/** Rows of the sample that tell the decimal sign. */
const RENGLONES_DE_MUESTRA = 500;

/** How to read the rows of a file: a plain value, so that it can travel to a worker. */
export type Tabla = {
  /** Name of the profile. */
  readonly perfil: string;
  readonly separador: Separador;
  readonly signo: SignoDecimal | undefined;
  readonly titulos: readonly string[];
  /** Where each field of the profile is; a field the file does not bring is absent. */
  readonly lugares: Readonly<Record<string, number>>;
};

type Pedido = {
  /** The beginning of the file, decoded, without its BOM. */
  readonly muestra: string;
  /** Whether the sample is the whole file. */
  readonly completa: boolean;
  readonly perfiles: readonly Perfil[];
};

/** Finds the separator, the profile and the columns by the header, and the decimal sign by the first rows. */
export function reconocerTabla({
  muestra,
  completa,
  perfiles,
}: Pedido): Result<Tabla, ErrorDeNegocio<'importaciones.encabezado' | 'importaciones.columna_repetida'>> {
  const candidatas = SEPARADORES.flatMap((separador) => {
    const titulos = (primerosRegistros(muestra, separador, 1, completa)[0] ?? []).map((titulo) => titulo.trim());
    return perfiles.map((perfil) => candidata(separador, titulos, perfil));
  });
  const [mejor] = candidatas.toSorted(
    (a, b) => a.faltan.length - b.faltan.length || b.halladas - a.halladas || b.titulos.length - a.titulos.length,
  );
  const { perfil, separador, titulos, faltan, lugares, repetida } = definido(mejor, 'a profile to compare with');
  if (faltan.length > 0) {
    return fail({ code: 'importaciones.encabezado', data: { perfil: perfil.titulo, faltan, leidas: titulos } });
  }
  if (repetida !== undefined) return fail({ code: 'importaciones.columna_repetida', data: { columna: repetida } });

  const renglones = primerosRegistros(muestra, separador, RENGLONES_DE_MUESTRA, completa).slice(1);
  const signo = signoDecimal(numerosDe(renglones, perfil, lugares));
  return ok({ perfil: perfil.nombre, separador, signo, titulos, lugares });
}

function candidata(separador: Separador, titulos: readonly string[], perfil: Perfil) {
  const normas = titulos.map(normaCodigo);
  const lugares: Record<string, number> = {};
  const faltan: string[] = [];
  let repetida: string | undefined;
  for (const [nombre, campo] of camposDe(perfil)) {
    const aceptados = campo.titulos.map(normaCodigo);
    const hallados = normas.flatMap((norma, i) => (aceptados.includes(norma) ? [i] : []));
    const [lugar, otro] = hallados;
    if (lugar !== undefined) lugares[nombre] = lugar;
    else if (campo.obligatorio) faltan.push(campo.titulos[0]);
    if (otro !== undefined) repetida ??= titulos[otro];
  }
  return { separador, titulos, perfil, lugares, faltan, repetida, halladas: Object.keys(lugares).length };
}

const camposDe = (perfil: Perfil): [string, Campo][] => Object.entries(perfil.campos);

function* numerosDe(renglones: readonly string[][], perfil: Perfil, lugares: Readonly<Record<string, number>>) {
  const columnas = camposDe(perfil).flatMap(([nombre, { numerico }]) => (numerico ? [lugares[nombre]] : []));
  for (const celdas of renglones) {
    for (const columna of columnas) {
      if (columna !== undefined) yield celdas[columna] ?? '';
    }
  }
}

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
