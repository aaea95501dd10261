/** A cell of a table that has no room for its text says it whole under the pointer: a figure that is cut reads as another one. */
export function decirLoCortado({ target }: Event): void {
  const celda = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  if (!celda) return;
  const yaDicho = celda.dataset.cortado !== undefined;
  // One that says something of its own knows better.
  if (!yaDicho && celda.matches('[title], :has([title])')) return;
  if ([celda, ...celda.querySelectorAll<HTMLElement>('*')].some(seCorta)) {
    celda.dataset.cortado = '';
    celda.title = celda.textContent;
  } else if (yaDicho) {
    delete celda.dataset.cortado;
    celda.removeAttribute('title');
  }
}

const seCorta = (parte: HTMLElement): boolean =>
  parte.scrollWidth > parte.clientWidth && getComputedStyle(parte).textOverflow === 'ellipsis';
