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
      onDoubleClick={(evento) => props.onAncho(anchoDelContenido(evento.currentTarget))}
    />
  );
}

/** What the widest cell of the column needs, of those that are drawn. */
export function anchoDelContenido(dentro: Element): number {
  const encabezado = dentro.closest('th');
  const celdas = [...(encabezado?.closest('table')?.querySelectorAll('tbody tr:not(.hueco)') ?? [])].flatMap(
    (fila) => (fila as HTMLTableRowElement).cells[encabezado?.cellIndex ?? -1] ?? [],
  );
  return Math.max(...[...(encabezado ? [encabezado] : []), ...celdas].map(naturalDe));
}

/** The line beside a pinned column, and what rounding takes. */
const HOLGURA = 2;

function naturalDe(celda: HTMLTableCellElement): number {
  const titulo = celda.tagName === 'TH' ? celda.querySelector('button:not(.de-columna)') : null;
  const rango = document.createRange();
  rango.selectNodeContents(titulo ?? celda);
  if (celda.tagName === 'TH' && !titulo && celda.firstChild) rango.selectNode(celda.firstChild);
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(celda);
  const relleno = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
  return Math.ceil(rango.getBoundingClientRect().width + relleno) + HOLGURA;
}
