import { normaCodigo, normaPalabras, sinCerosIniciales } from '#comun/texto.ts';

/** Why an artículo was found, best first (ART-02, `acordado` 24). */
export const NIVELES_DE_COINCIDENCIA = [
  'BARRAS',
  'CODIGO',
  'ORIGINAL',
  'PROVEEDOR',
  'ALTERNATIVO',
  'COMIENZO',
  'PALABRAS',
] as const;
export type NivelDeCoincidencia = (typeof NIVELES_DE_COINCIDENCIA)[number];

/** Under this length a word has no trigram of its own and is looked for only as the beginning of a word. */
export const LETRAS_DE_TRIGRAMA = 3;

export type Busqueda = {
  /** The whole text as a code, in normal form; '' when it has no letter or digit. */
  readonly codigo: string;
  readonly codigoSinCeros: string;
  /** The words to be found in any order: whole words or parts of them. Without repeats. */
  readonly palabras: readonly string[];
  /** Words of one or two letters: only the beginning of a word matches. */
  readonly comienzos: readonly string[];
};

/** What a person typed, taken apart once for every way of searching. */
export function leerBusqueda(texto: string): Busqueda {
  const codigo = normaCodigo(texto);
  const tokens = [...new Set(normaPalabras(texto).split(' '))].filter((token) => token !== '');
  return {
    codigo,
    codigoSinCeros: sinCerosIniciales(codigo),
    palabras: tokens.filter((token) => token.length >= LETRAS_DE_TRIGRAMA),
    comienzos: tokens.filter((token) => token.length < LETRAS_DE_TRIGRAMA),
  };
}

/**
 * The first text that no longer begins with `comienzo`, so that a prefix is the range `>= comienzo and < fin`
 * in byte order. Normal forms are ASCII letters and digits, so the last letter always has a next one.
 */
export function finDeComienzo(comienzo: string): string {
  const ultima = comienzo.charCodeAt(comienzo.length - 1);
  return comienzo.slice(0, -1) + String.fromCharCode(ultima + 1);
}

/** The text kept for an artículo: every word it can be found by, with a space at both ends so that ` AB` is a beginning. */
export const textoDePalabras = (partes: readonly (string | null)[]): string =>
  ` ${normaPalabras(partes.filter((parte) => parte !== null).join(' '))} `;
