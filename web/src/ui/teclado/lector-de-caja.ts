import { anotarTecla, codigoLeido, SIN_RAFAGA } from './lector.ts';

/** There is one keyboard, whatever box it writes in. */
let rafaga = SIN_RAFAGA;

/**
 * Takes note of a key pressed in a box. On Enter, the code that a reader has just left there after what was already asked for,
 * `pedido`; null when there is nothing else, or when something else was typed: no letter of anybody is lost.
 */
export function leerTecla(
  { key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>,
  { escrito, pedido }: { readonly escrito: string; readonly pedido: string },
): string | null {
  if (key.length === 1) rafaga = anotarTecla(rafaga, timeStamp);
  if (key !== 'Enter') return null;
  const codigo = codigoLeido(rafaga, escrito, timeStamp);
  rafaga = SIN_RAFAGA;
  return codigo !== null && escrito === pedido + codigo ? codigo : null;
}
