import { flushSync } from 'react-dom';
import { estaPerdido, sinFilas } from '#ui/teclado/foco-tras-quitar.ts';

/**
 * Lets go of what was chosen and closes the panel that changed it. The bar that opened the panel goes with them, and the
 * keyboard would go back to nowhere: it goes on from the stop of the table, or with no rows left, from its search.
 */
export function trasElLote(terminar: () => void): void {
  flushSync(terminar);
  const marco = document.querySelector('main') ?? document.body;
  if (!estaPerdido(marco)) return;
  (marco.querySelector<HTMLElement>('section tbody [tabindex="0"]') ?? sinFilas(marco)).focus();
}
