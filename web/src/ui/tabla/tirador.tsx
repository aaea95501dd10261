import { type PointerEvent, useRef } from 'react';
import type { ColumnaPuesta } from './columnas.ts';

/** The edge of a header: pulled, it widens the column; pressed twice, it takes the width of what shows. */
export function Tirador<Fila>(props: {
  readonly columna: ColumnaPuesta<Fila>;
  readonly onAncho: (ancho: number) => void;
}) {
  const tiron = useRef<{ readonly desde: number; readonly ancho: number }>(undefined);
  const handleDown = (evento: PointerEvent<HTMLSpanElement>) => {
    const encabezado = evento.currentTarget.closest('th');
    if (!encabezado || evento.button !== 0) return;
    // The header is pulled to move it; its edge is not.
    encabezado.draggable = false;
    evento.currentTarget.setPointerCapture(evento.pointerId);
    tiron.current = { desde: evento.clientX, ancho: encabezado.offsetWidth };
  };
  const handleMove = (evento: PointerEvent<HTMLSpanElement>) => {
    if (!tiron.current) return;
    const sentido = getComputedStyle(evento.currentTarget).direction === 'rtl' ? -1 : 1;
    const corrido = (evento.clientX - tiron.current.desde) * sentido;
    if (corrido !== 0) props.onAncho(tiron.current.ancho + corrido);
  };
  return (
    <span
      className="tirador"
      aria-hidden
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onLostPointerCapture={(evento) => {
        tiron.current = undefined;
        const encabezado = evento.currentTarget.closest('th');
        if (encabezado) encabezado.draggable = true;
      }}
      onDoubleClick={async ({ currentTarget }) =>
        props.onAncho((await import('./ancho-del-contenido.ts')).anchoDelContenido(currentTarget))
      }
    />
  );
}
