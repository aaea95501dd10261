import { useEffect, useRef } from 'react';

/**
 * A key of the whole screen, wherever the focus is, also nowhere. While a dialog or a menu is open its keys are its own.
 * `tecla` is a `KeyboardEvent.key`, with Control before it when it goes with it: "F9", "Control+s".
 */
export function useTecla(tecla: string, accion: () => void): void {
  const actual = useRef(accion);
  useEffect(() => {
    actual.current = accion;
  });
  useEffect(() => {
    const handleKey = (evento: KeyboardEvent) => {
      if (nombreDe(evento) !== tecla || evento.defaultPrevented || evento.repeat) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
      evento.preventDefault();
      actual.current();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [tecla]);
}

/** Any other modifier makes it another key, which is of the browser: Ctrl+F5 is how a stuck page is reloaded. */
function nombreDe({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const letra = key.length === 1 ? key.toLowerCase() : key;
  return [(ctrlKey || metaKey) && 'Control', altKey && 'Alt', shiftKey && 'Shift', letra].filter(Boolean).join('+');
}
