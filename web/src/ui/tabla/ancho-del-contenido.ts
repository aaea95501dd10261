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
