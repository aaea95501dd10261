import type { MouseEvent } from 'react';

/** On the button that sends a form: the second press of a double click would send again what the first has just emptied. */
export function unClic(evento: MouseEvent): void {
  if (evento.detail > 1) evento.preventDefault();
}

/** The `onClose` of a dialog: the second press of the double click that opened it falls behind it, and does not close it. */
export function sinSegundoClic(cerrar: () => void): (evento: object) => void {
  return (evento) => {
    if (!('detail' in evento && Number(evento.detail) > 1)) cerrar();
  };
}
