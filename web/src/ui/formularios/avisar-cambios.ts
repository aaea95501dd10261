import { useEffect } from 'react';

/**
 * Tells a panel when what it holds begins and ceases to have something to lose, as `Formulario` does of itself: for a form
 * that keeps by itself what is typed. What goes away takes it along.
 */
export function useAvisarCambios(hay: boolean, onCambios: (hay: boolean) => void): void {
  useEffect(() => {
    onCambios(hay);
    return () => onCambios(false);
  }, [hay, onCambios]);
}
