import { compararTextos, normaCodigo, normaPalabras } from '#comun/texto.ts';

/** Under this length too much looks alike. */
const LARGO_MINIMO = 4;
/** From this length on two slips are forgiven. */
const LARGO_DE_DOS = 8;
const LARGO_MAXIMO = 40;
/** Of a text, as many words are looked at. */
const PALABRAS_MAXIMAS = 8;
/** As many other spellings are offered. */
export const SUGERENCIAS_MAXIMAS = 3;

/** The words of a text that may be badly written, in normal form: long enough, without repeats. */
export const palabrasDudosas = (texto: string): readonly string[] =>
  [...new Set(normaPalabras(texto).split(' '))].filter(puedeCorregirse).slice(0, PALABRAS_MAXIMAS);

const puedeCorregirse = (palabra: string): boolean =>
  palabra.length >= LARGO_MINIMO && palabra.length <= LARGO_MAXIMO && !/^[0-9]+$/.test(palabra);

/** The text as one code, when it may be one badly written: it has a digit. '' when it may not. */
export function codigoDudoso(texto: string): string {
  const codigo = normaCodigo(texto);
  return codigo.length >= LARGO_MINIMO && codigo.length <= LARGO_MAXIMO && /[0-9]/.test(codigo) ? codigo : '';
}

/** As it may be written: as it is and, if it may be a plural, without its last letter. */
export const formasDe = (palabra: string): readonly string[] =>
  palabra.length > LARGO_MINIMO && palabra.endsWith('S') ? [palabra, palabra.slice(0, -1)] : [palabra];

/**
 * What a near word still has of this one: one slip leaves its beginning or its end whole, or else the two letters in its
 * middle changed places. So an index of trigrams finds what may be near without looking at every word.
 */
export function restosDe(palabra: string): {
  readonly comienzo: string;
  readonly fin: string;
  readonly cruzada: string;
} {
  const medio = Math.ceil(palabra.length / 2);
  const comienzo = palabra.slice(0, medio);
  const fin = palabra.slice(medio);
  return { comienzo, fin, cruzada: comienzo.slice(0, -1) + fin.slice(0, 1) + comienzo.slice(-1) + fin.slice(1) };
}

/** How many slips a word of that length is forgiven. */
const permitidos = (palabra: string): number => (palabra.length >= LARGO_DE_DOS ? 2 : 1);

/** A word that is there, and in how many of the artículos that were looked at. */
export type PalabraHallada = { readonly palabra: string; readonly veces: number };

/** The nearest of those that are near: fewest slips first, then the one said most, then by its letters. */
export const masCercanas = (dudosa: string, halladas: readonly PalabraHallada[]): readonly string[] =>
  halladas
    .map((hallada) => ({
      ...hallada,
      distancia: Math.min(...formasDe(dudosa).map((forma) => distancia(forma, hallada.palabra))),
    }))
    .filter(({ palabra }) => palabra !== dudosa)
    .filter((una) => una.distancia <= permitidos(dudosa))
    .toSorted((a, b) => a.distancia - b.distancia || b.veces - a.veces || compararTextos(a.palabra, b.palabra))
    .map(({ palabra }) => palabra);

/** How many letters have to be put, taken away, changed or swapped with the next one to make one word of the other. */
export function distancia(una: string, otra: string): number {
  let anterior: number[] = [];
  let fila = Array.from({ length: otra.length + 1 }, (_, j) => j);
  for (let i = 1; i <= una.length; i += 1) {
    const nueva = [i];
    for (let j = 1; j <= otra.length; j += 1) {
      const cambio = una[i - 1] === otra[j - 1] ? 0 : 1;
      const cruce =
        i > 1 && j > 1 && una[i - 1] === otra[j - 2] && una[i - 2] === otra[j - 1] ? (anterior[j - 2] ?? 0) + 1 : i + j;
      nueva[j] = Math.min((fila[j] ?? 0) + 1, (nueva[j - 1] ?? 0) + 1, (fila[j - 1] ?? 0) + cambio, cruce);
    }
    anterior = fila;
    fila = nueva;
  }
  return fila[otra.length] ?? 0;
}

/** The text with some of its words in another spelling, each as the person wrote its letters: small or capital. */
export const corregir = (texto: string, correcciones: ReadonlyMap<string, string>): string =>
  texto
    .trim()
    .split(/\s+/)
    .map((escrita) => {
      const otra = correcciones.get(normaPalabras(escrita));
      if (otra === undefined) return escrita;
      return escrita === escrita.toUpperCase() ? otra : otra.toLowerCase();
    })
    .join(' ');
