import type { MouseEvent } from 'react';

/** On the button that sends a form: the second press of a double click would send again what the first has just emptied. */
export function unClic(evento: MouseEvent): void {
  if (evento.detail > 1) evento.preventDefault();
}
