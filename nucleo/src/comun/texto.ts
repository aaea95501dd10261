/**
 * Normal form of a code: "abc-012/3" and "ABC 0123" are the same code.
 * NFKD, everything but ASCII letters and digits dropped, upper case. Repeated in SQL by `norma_codigo`.
 */
export const normaCodigo = (texto: string): string =>
  texto
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();

/** A code in normal form without its leading zeros, for "0012" found as "12". A code of zeros only stays "0". */
export const sinCerosIniciales = (norma: string): string => norma.replace(/^0+(?=.)/, '');

/** A reason has as many letters at least: with fewer nobody says why. */
export const MOTIVO_MINIMO = 3;

/** What is left of an accent once its letter is told apart from it (NFKD). */
export const MARCAS = /[\u0300-\u036f]/g;

/**
 * Normal form of a text for searching by words: accents dropped, upper case, one space between words.
 * Unlike `normaCodigo`, word limits are kept. Repeated in SQL by `norma_palabras`.
 */
export const normaPalabras = (texto: string): string =>
  texto
    .normalize('NFKD')
    .replace(MARCAS, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toUpperCase();

/** Whether something was written to search for. Signs alone are something. */
export const buscaAlgo = (buscar: string | undefined): boolean => buscar !== undefined && buscar.trim() !== '';

/** Whether signs alone were written, whose normal form is none: they find nothing, neither in a search nor in a column. */
export const sonSoloSignos = (buscar: string | undefined): boolean =>
  buscar !== undefined && buscaAlgo(buscar) && normaCodigo(buscar) === '';

/** Whether two names are told apart by capitals, accents or spaces alone, which nobody hears. Signs do tell them apart. */
export const suenaIgual = (uno: string, otro: string): boolean => dicho(uno) === dicho(otro);

const dicho = (texto: string): string =>
  texto.normalize('NFD').replace(MARCAS, '').trim().replace(/\s+/g, ' ').toLowerCase();

/** By the order of their characters, which for codes and dates is the one of an index. */
export const compararTextos = (uno: string, otro: string): number => (uno < otro ? -1 : Number(uno > otro));

/** Answers each text with the first one that was the same: thousands of rows that say a few of them keep them once. */
export function crearTextos(): (texto: string) => string {
  const textos = new Map<string, string>();
  return (texto) => {
    const sabido = textos.get(texto);
    if (sabido === undefined) textos.set(texto, texto);
    return sabido ?? texto;
  };
}
