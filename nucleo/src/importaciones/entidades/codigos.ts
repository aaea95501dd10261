import { normaCodigo } from '#comun/texto.ts';
import type { Lector } from '#importaciones/lectura/tabla.ts';

export const LARGO_DE_CODIGO = 60;
/** Characters that break a line, turn the direction of the text or hide: two codes that look alike would not be. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;

/** A spreadsheet that took a long code for a number keeps only its first digits: what is left is another code. */
const CIENTIFICA = /^\d+([.,]\d+)?E\+\d+$/i;
export const CODIGO_CORTADO =
  'La planilla lo convirtió en un número y perdió cifras: dale formato de texto a la columna y exportala de nuevo.';
export const estaCortado = (codigo: string): boolean => CIENTIFICA.test(codigo);

/** Says what is wrong with a code that is there. */
export function revisarCodigo<Campo extends string>(lector: Lector<Campo>, campo: Campo, codigo: string): void {
  if (codigo === '') return;
  if (estaCortado(codigo)) lector.rechazar(campo, CODIGO_CORTADO);
  else if (INVISIBLE.test(codigo)) lector.rechazar(campo, 'Tiene un carácter que no se ve. Escribilo a mano.');
  else if (normaCodigo(codigo) === '') lector.rechazar(campo, 'Tiene que llevar al menos una letra o un número.');
}

/** The code by which a row names an artículo that should be there by now, and its normal form. */
export function codigoDeArticulo(lector: Lector<'codigo'>): { readonly codigo: string; readonly codigoNorm: string } {
  const codigo = lector.texto('codigo', LARGO_DE_CODIGO);
  const codigoNorm = normaCodigo(codigo);
  if (estaCortado(codigo)) lector.rechazar('codigo', CODIGO_CORTADO);
  else if (codigoNorm === '') lector.rechazar('codigo', 'Falta el código del artículo, o no tiene letras ni números.');
  return { codigo, codigoNorm };
}
