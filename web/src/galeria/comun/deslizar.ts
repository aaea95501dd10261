import { useTheme } from '@mui/material/styles';
import { type PointerEvent, useRef } from 'react';

const DESLIZO_PX = 40;

/** A finger that goes sideways brings the next picture, the way people read: what its `img` takes. */
export function useDeslizar(mover: (pasos: number) => void) {
  const { direction } = useTheme();
  const desde = useRef<number | null>(null);
  return {
    onPointerDown: (evento: PointerEvent) => {
      desde.current = evento.clientX;
    },
    onPointerCancel: () => {
      desde.current = null;
    },
    onPointerUp: (evento: PointerEvent) => {
      const corrido = evento.clientX - (desde.current ?? evento.clientX);
      desde.current = null;
      if (Math.abs(corrido) < DESLIZO_PX) return;
      mover(corrido < 0 === (direction !== 'rtl') ? 1 : -1);
    },
  };
}
