import { useEffect, useEffectEvent } from 'react';

/** Asks the browser to print once what goes on paper is drawn, and says when that is over. */
export function useImprimir(hay: boolean, onListo: () => void): void {
  const handleFin = useEffectEvent(onListo);
  useEffect(() => {
    if (!hay) return;
    const listo = () => handleFin();
    window.addEventListener('afterprint', listo);
    const turno = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(turno);
      window.removeEventListener('afterprint', listo);
    };
  }, [hay]);
}
