import { decimal } from '#comun/decimal.ts';

/**
 * What a spreadsheet holds as a number with decimals comes with this mark before it and a point, whatever the signs of the
 * texts around it: `1.234` is then no riddle. It is a character nobody writes (private use of Unicode).
 */
const MARCA_DE_NUMERO = '\ue000';

/** How the cells of a sheet stand apart once it was turned into text. */
export const SEPARADOR_DE_HOJA = ';';

/** The text of a cell as people see it. */
export const sinMarca = (celda: string): string => (celda.startsWith(MARCA_DE_NUMERO) ? celda.slice(1) : celda);

/** The exact number a marked cell holds; nothing when it is written text, to be read as people write. */
export const numeroMarcado = (celda: string): string | undefined =>
  celda.startsWith(MARCA_DE_NUMERO) ? celda.slice(1) : undefined;

/**
 * How a cell shows its number: as a number, as a hundredth of what people see (`20 %` is kept as 0.2), as a moment, or
 * with zeros before it up to a length (a code `00042`).
 */
export type FormatoDeCelda =
  | { readonly clase: 'numero' | 'porcentaje' | 'fecha' }
  | { readonly clase: 'ceros'; readonly largo: number };

const NUMERO: FormatoDeCelda = { clase: 'numero' };
const PORCENTAJE: FormatoDeCelda = { clase: 'porcentaje' };
const FECHA: FormatoDeCelda = { clase: 'fecha' };

/** Formats every spreadsheet has without writing them down (ECMA-376 part 1, 18.8.30). */
function deFabrica(id: number): FormatoDeCelda {
  if (id === 9 || id === 10) return PORCENTAJE;
  return esFechaDeFabrica(id) ? FECHA : NUMERO;
}

const esFechaDeFabrica = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** What a number format does with a number; `codigo` is absent for those of the factory. */
export function formatoDeCelda(id: number, codigo: string | undefined): FormatoDeCelda {
  if (codigo === undefined) return deFabrica(id);
  // What stands in quotes, behind a backslash or in brackets (a colour, a currency) is no instruction; `[h]` is.
  const limpio = codigo
    .replace(/"[^"]*"/g, '')
    .replace(/\\./g, '')
    .replace(/[_*]./g, '')
    .replace(/\[(?![hms]+\])[^\]]*\]/gi, '');
  if (/^0{2,}$/.test(limpio)) return { clase: 'ceros', largo: limpio.length };
  if (limpio.includes('%')) return PORCENTAJE;
  return /[ymdhs]/i.test(limpio.replace(/general/gi, '')) ? FECHA : NUMERO;
}

const DIA_MS = 86_400_000;
const DESDE_1900 = Date.UTC(1899, 11, 30);
const DESDE_1904 = Date.UTC(1904, 0, 1);
/** 31/12/9999. */
const ULTIMO_DIA = 2_958_466;

/**
 * The moment a serial number of days is, `aaaa-mm-dd`, `aaaa-mm-dd hh:mm:ss` or, without a day, `hh:mm:ss`; nothing when it
 * is none. Days count from 1900, with the 29th of February that year never had (as every spreadsheet does), or from 1904.
 */
export function fechaDeSerie(serie: number, desde1904: boolean): string | undefined {
  if (!Number.isFinite(serie) || serie < 0 || serie >= ULTIMO_DIA) return undefined;
  const enSegundos = Math.round(serie * 86_400) * 1000;
  if (enSegundos < DIA_MS) return new Date(enSegundos).toISOString().slice(11, 19);
  const corrido = !desde1904 && serie < 60 ? DIA_MS : 0;
  const iso = new Date((desde1904 ? DESDE_1904 : DESDE_1900) + corrido + enSegundos).toISOString();
  const hora = iso.slice(11, 19);
  return hora === '00:00:00' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${hora}`;
}

/** A spreadsheet keeps this many digits of a number; the rest is noise of binary fractions (0.1 + 0.2). */
const CIFRAS = 15;

/** The text of a cell that holds a number, as the file writes it, in the format of the cell. */
export function celdaDeNumero(crudo: string, formato: FormatoDeCelda, desde1904: boolean): string {
  if (formato.clase === 'numero' && /^-?(0|[1-9]\d{0,14})$/.test(crudo)) return crudo;
  const numero = Number(crudo);
  if (crudo.trim() === '' || !Number.isFinite(numero)) return crudo;
  if (formato.clase === 'fecha') return fechaDeSerie(numero, desde1904) ?? conPunto(numero);
  if (formato.clase === 'ceros' && Number.isInteger(numero) && numero >= 0)
    return String(numero).padStart(formato.largo, '0');
  return conPunto(numero, formato.clase === 'porcentaje' ? 100 : 1);
}

function conPunto(numero: number, veces = 1): string {
  // Beyond the digits that are kept it is another number already: it stays in a form that shows it.
  if (Math.abs(numero) >= 10 ** CIFRAS) return numero.toExponential(CIFRAS - 1).toUpperCase();
  const texto = decimal(numero.toPrecision(CIFRAS)).times(veces).toFixed();
  return texto.includes('.') ? `${MARCA_DE_NUMERO}${texto}` : texto;
}

/** A mark that came written in a text is nobody's number. */
export const celdaDeTexto = (texto: string): string => texto.replaceAll(MARCA_DE_NUMERO, '\ufffd');

/** Position of a column by its letters, from 0: `A` 0, `AA` 26. Nothing when they are no column. */
export function columnaDeReferencia(referencia: string): number | undefined {
  let columna = 0;
  let i = 0;
  for (; i < referencia.length; i += 1) {
    const letra = referencia.charCodeAt(i) - 64;
    if (letra < 1 || letra > 26) break;
    columna = columna * 26 + letra;
  }
  return i === 0 || i > 3 ? undefined : columna - 1;
}

/** A block of merged cells: rows as the spreadsheet counts them, the column from 0. */
export type Combinada = { readonly columna: number; readonly desde: number; readonly hasta: number };

/** The merged block `A2:B9` as far as reading needs it: its value stands for every row of its first column. */
export function combinadaDe(referencia: string): Combinada | undefined {
  const partes = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(referencia);
  const columna = columnaDeReferencia(partes?.[1] ?? '');
  if (!partes || columna === undefined) return undefined;
  const [desde, hasta] = [Number(partes[2]), Number(partes[3])];
  return desde < hasta ? { columna, desde, hasta } : undefined;
}

/** What a formula nobody worked out shows: the program that wrote it left no result. */
export const SIN_RESULTADO = '#CALC!';

/** What a cell shows when its formula failed, in the languages spreadsheets are used here. */
const ERRORES_DE_FORMULA = /^#(N\/A|N\/D|¡?(REF|VALUE|VALOR|DIV\/0|NUM|NULL|NULO|SPILL|CALC)!|¿?(NAME|NOMBRE)\?)$/;
export const esErrorDeFormula = (texto: string): boolean => ERRORES_DE_FORMULA.test(texto);
