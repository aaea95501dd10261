import { ALTO_DE_ENCABEZADO } from './estilo.ts';

/** How far a list was scrolled, and how much of it shows, its header included. */
export type Vista = { readonly desde: number; readonly alto: number };
/** How many rows there are, and how high every one is. */
export type Filas = { readonly cuantas: number; readonly alto: number };
/** From the first row to the last, both drawn. */
export type Tramo = { readonly primera: number; readonly ultima: number };

/** Rows drawn above and below what shows: a turn of the wheel finds them there. */
const DE_MAS = 8;

/** The rows to draw. The header covers the first pixels of the view, so the rows begin below it. */
export function tramoDe({ desde, alto }: Vista, filas: Filas): Tramo {
  const fin = filas.cuantas - 1;
  // A list that has become shorter is still scrolled to where it was: its end shows.
  const arriba = Math.min(fin, Math.floor(Math.max(0, desde) / filas.alto));
  const abajo = Math.min(fin, Math.ceil((desde + alto - ALTO_DE_ENCABEZADO) / filas.alto) - 1);
  return { primera: Math.max(0, arriba - DE_MAS), ultima: Math.min(fin, Math.max(arriba, abajo) + DE_MAS) };
}

/** The rows of a stretch in their order, and one more that is drawn wherever it stands. */
export function indicesDe({ primera, ultima }: Tramo, siempre: number, cuantas: number): readonly number[] {
  const seguidas = Array.from({ length: Math.max(0, ultima - primera + 1) }, (_, i) => primera + i);
  if (siempre < 0 || siempre >= cuantas || (siempre >= primera && siempre <= ultima)) return seguidas;
  return siempre < primera ? [siempre, ...seguidas] : [...seguidas, siempre];
}

/** How far to scroll so that a row shows whole, by the shortest way; what shows already stays. */
export function desdeParaVer(fila: number, { desde, alto }: Vista, altoDeFila: number): number {
  const arriba = fila * altoDeFila;
  const abajo = ALTO_DE_ENCABEZADO + arriba + altoDeFila - alto;
  // In a view lower than a row, its beginning.
  if (desde > arriba || abajo > arriba) return arriba;
  return Math.max(desde, abajo);
}
