import { useEffect, useRef } from 'react';

/**
 * A key of the whole screen, wherever the focus is, also nowhere. While a dialog or a menu is open its keys are its own.
 * `tecla` is a `KeyboardEvent.key`: "F9".
 */
export function useTecla(tecla: string, accion: () => void): void {
  const actual = useRef(accion);
  useEffect(() => {
    actual.current = accion;
  });
  useEffect(() => {
    const handleKey = (evento: KeyboardEvent) => {
      if (evento.key !== tecla || evento.defaultPrevented || evento.repeat) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
      evento.preventDefault();
      actual.current();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [tecla]);
}
