/** What is open above the screen has its own keys. */
const CAPAS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key is of where somebody writes, or of what is open above the screen: the screen leaves it alone. */
export const esTeclaAjena = ({ target }: KeyboardEvent): boolean =>
  escribe(target) || document.querySelector(CAPAS) !== null;

const escribe = (destino: EventTarget | null): boolean =>
  destino instanceof Element &&
  destino.closest('input, textarea, select, [contenteditable="true"], [role="combobox"]') !== null;
