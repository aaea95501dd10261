import { DECIMALES_CANTIDAD } from '#comun/cantidad.ts';
import { normaCodigo, normaPalabras } from '#comun/texto.ts';
import { DECIMALES_DE_MERMA } from './limites.ts';

/** A row of a sheet, as text: what its codes are is not known yet. */
export type FilaDePlanilla = {
  /** The row in what was pasted, from 1. */
  readonly fila: number;
  readonly codigo: string;
  /** The artículo it is a component of, when the sheet says so: what is exported does. */
  readonly de: string;
  readonly cantidad: string;
  readonly merma: string;
  readonly opcional: boolean;
  readonly sustitutos: readonly string[];
  readonly reparos: readonly string[];
};

type Columna = 'codigo' | 'de' | 'cantidad' | 'merma' | 'opcional' | 'sustitutos';

const COLUMNAS: readonly Columna[] = ['codigo', 'cantidad', 'merma', 'opcional', 'sustitutos'];
const TITULOS: Readonly<Record<string, Columna>> = {
  CODIGO: 'codigo',
  COD: 'codigo',
  CODE: 'codigo',
  COMPONENTE: 'codigo',
  CANTIDAD: 'cantidad',
  CANT: 'cantidad',
  QTY: 'cantidad',
  'POR UNIDAD': 'cantidad',
  MERMA: 'merma',
  'MERMA %': 'merma',
  DESPERDICIO: 'merma',
  OPCIONAL: 'opcional',
  SUSTITUTO: 'sustitutos',
  SUSTITUTOS: 'sustitutos',
  REEMPLAZOS: 'sustitutos',
};

/**
 * Reads what somebody copied out of a spreadsheet or a CSV: with titles in any order, or without them as código,
 * cantidad, merma, opcional, sustitutos. Nothing is guessed: what cannot be read is said by row (EST-11).
 */
export function leerPlanilla(texto: string): readonly FilaDePlanilla[] {
  const separador = separadorDe(texto);
  const filas = texto
    .split(/\r\n|\r|\n/)
    .map((renglon, i) => ({ fila: i + 1, celdas: celdasDe(renglon, separador) }))
    .filter(({ celdas }) => celdas.some((celda) => celda !== ''));
  const titulos = columnasDe(filas[0]?.celdas ?? []);
  const columnas = titulos ?? COLUMNAS;
  return filas.slice(titulos ? 1 : 0).map(({ fila, celdas }) => aFila(fila, celdas, columnas));
}

/** Whether these cells are the titles of such a sheet. */
export const sonTitulos = (celdas: readonly string[]): boolean => columnasDe(celdas) !== null;

/** How many decimals each column keeps, by the first row of the sheet; a code is no number, whatever it looks like. */
export const decimalesPorColumna = (primera: readonly string[]): readonly (number | undefined)[] =>
  (columnasDe(primera) ?? COLUMNAS).map((columna) => columna && DECIMALES[columna]);

const DECIMALES: { readonly [C in Columna]?: number } = { cantidad: DECIMALES_CANTIDAD, merma: DECIMALES_DE_MERMA };

/** Rows of cells as they would be copied out of a spreadsheet: `leerPlanilla` reads them back. */
export const pegarFilas = (filas: readonly (readonly string[])[]): string =>
  filas.map((celdas) => celdas.map(deUnRenglon).join('\t')).join('\n');

/** A line or a tab inside of a cell would part it. */
function deUnRenglon(celda: string): string {
  const limpia = celda.replace(/[\t\r\n]+/g, ' ').trim();
  return limpia.includes('"') ? `"${limpia.replaceAll('"', '""')}"` : limpia;
}

/** Whichever splits the first row with something in it. A comma only when there is neither tab nor semicolon. */
function separadorDe(texto: string): string {
  const primera = texto.split(/\r\n|\r|\n/).find((renglon) => renglon.trim() !== '') ?? '';
  return ['\t', ';', ','].find((separador) => primera.includes(separador)) ?? '\t';
}

/** Cells of one row; quotes keep a separator inside, and doubled they are one. */
function celdasDe(renglon: string, separador: string): string[] {
  const celdas: string[] = [''];
  let citado = false;
  for (let i = 0; i < renglon.length; i += 1) {
    const letra = renglon[i] ?? '';
    const ultima = celdas.length - 1;
    if (letra === '"' && citado && renglon[i + 1] === '"') {
      celdas[ultima] += '"';
      i += 1;
    } else if (letra === '"' && (citado || celdas[ultima]?.trim() === '')) citado = !citado;
    else if (letra === separador && !citado) celdas.push('');
    else celdas[ultima] += letra;
  }
  return celdas.map((celda) => celda.replace(/^\uFEFF/, '').trim());
}

/** What says which component a row is, the surest first: beside one of those, «Artículo» is what the component is of. */
const DE_COMPONENTE = ['COMPONENTE', 'CODIGO', 'COD', 'CODE', 'ARTICULO'];

function columnasDe(celdas: readonly string[]): readonly (Columna | undefined)[] | null {
  const titulos = celdas.map(normaPalabras);
  const elegido = DE_COMPONENTE.find((titulo) => titulos.includes(titulo));
  if (elegido === undefined) return null;
  const codigo = titulos.indexOf(elegido);
  return titulos.map((titulo, i) => {
    if (i === codigo) return 'codigo';
    if (titulo === 'ARTICULO') return 'de';
    const columna = TITULOS[titulo];
    return columna === 'codigo' ? undefined : columna;
  });
}

function aFila(fila: number, celdas: readonly string[], columnas: readonly (Columna | undefined)[]): FilaDePlanilla {
  const en = (columna: Columna): string => celdas[columnas.indexOf(columna)] ?? '';
  const cantidad = leerCelda(en('cantidad') === '' ? '1' : en('cantidad'));
  const merma = leerCelda(en('merma') === '' ? '0' : en('merma').replace('%', ''));
  return {
    fila,
    codigo: en('codigo'),
    de: en('de'),
    cantidad: cantidad.valor ?? '',
    merma: merma.valor ?? '0',
    opcional: /^(s|si|sí|x|1|true|opcional)$/i.test(en('opcional')),
    // A code may have a bar of its own, as «W 712/95»: only one with room on both sides parts two.
    sustitutos: en('sustitutos')
      .split(/\||\s\/\s/)
      .map((codigo) => codigo.trim())
      .filter((codigo) => codigo !== ''),
    reparos: [
      ...(en('codigo') === '' ? ['Falta el código.'] : []),
      ...(cantidad.ambiguo ? [sinSaber(`la cantidad «${en('cantidad')}»`)] : []),
      ...(!cantidad.ambiguo && !(Number(cantidad.valor) > 0)
        ? [`La cantidad «${en('cantidad')}» no es un número mayor que cero.`]
        : []),
      ...(merma.ambiguo ? [sinSaber(`la merma «${en('merma')}»`)] : []),
      ...(!merma.ambiguo && merma.valor === null ? [`La merma «${en('merma')}» no es un número.`] : []),
    ],
  };
}

/**
 * A sheet of several estructuras is not one of them: of the artículo at hand only its own rows are taken. One of a single
 * artículo may be copied to any other.
 */
export function deOtraEstructura(
  { de }: FilaDePlanilla,
  filas: readonly FilaDePlanilla[],
  codigo: string,
): string | null {
  const suyas = new Set(filas.map((fila) => normaCodigo(fila.de)).filter((norma) => norma !== ''));
  if (suyas.size < 2 || normaCodigo(de) === normaCodigo(codigo)) return null;
  return de === '' ? null : `Es un componente de ${de}: la planilla trae varias estructuras.`;
}

const sinSaber = (donde: string): string =>
  `En ${donde} no se sabe si el punto separa miles o decimales: escribila sin punto de miles, y los decimales con coma.`;

type Leida = { readonly valor: string | null; readonly ambiguo?: true };

/**
 * "1.234,5", "1.234.567", "1,5" and "1.5"; null when it is none of them. «2.000» is two thousand for who wrote it here and two
 * for a programme, a thousand times less: nobody guesses which (argentina.md 1.6).
 */
function leerCelda(texto: string): Leida {
  const limpio = texto.replace(/\s/g, '');
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(limpio)) return { valor: null, ambiguo: true };
  const agrupado = /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(limpio);
  const escrito = (agrupado ? limpio.replace(/\./g, '') : limpio).replace(',', '.');
  return { valor: /^\d{1,10}(\.\d{1,6})?$/.test(escrito) ? escrito : null };
}
