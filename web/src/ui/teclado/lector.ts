/**
 * A barcode reader types like a keyboard, only faster than any person, and ends with Enter. A burst is the run of
 * keys that came without a pause; a code is read when Enter closes a burst that is long enough.
 */
type Rafaga = { readonly ultima: number; readonly teclas: number };

export const SIN_RAFAGA: Rafaga = { ultima: Number.NEGATIVE_INFINITY, teclas: 0 };

/** The slowest readers leave about 30 ms between keys; the fastest typists rarely stay under 60 ms. */
const PAUSA_MS = 40;
/** Shorter than any code printed on a box, longer than what two hands strike at once. */
const MINIMO_DE_TECLAS = 5;

/** One more character at `ahora` (milliseconds of a clock that never goes back). */
export function anotarTecla(rafaga: Rafaga, ahora: number): Rafaga {
  const sigue = ahora - rafaga.ultima <= PAUSA_MS;
  return { ultima: ahora, teclas: sigue ? rafaga.teclas + 1 : 1 };
}

/**
 * The code the reader left at the end of `escrito` when Enter comes at `ahora`, or null when a person typed it.
 * What was in the field before the reader fired, such as `12*` or half a word, is not part of the code.
 */
export function codigoLeido(rafaga: Rafaga, escrito: string, ahora: number): string | null {
  if (rafaga.teclas < MINIMO_DE_TECLAS || ahora - rafaga.ultima > PAUSA_MS) return null;
  const codigo = escrito.slice(-rafaga.teclas);
  return codigo.length === rafaga.teclas && !codigo.includes(' ') ? codigo : null;
}
