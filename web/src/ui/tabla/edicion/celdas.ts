/** The place among all the rows of the one a cell is in. */
export const indiceDe = (td: Element): number => Number(td.closest('tr')?.getAttribute('aria-rowindex')) - 2;

/** The cell that has the focus, or whose pencil has it. */
export function celdaEnFoco(destino: EventTarget | null): HTMLTableCellElement | null {
  if (!(destino instanceof Element)) return null;
  return destino.matches('td, td .lapiz') ? destino.closest('td') : null;
}

export const filaEnLugar = (tabla: HTMLTableElement | null, lugar: number) =>
  tabla?.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${lugar + 2}"]`);

/** The places of the rows that are drawn. */
export const lugaresEn = (tabla: HTMLTableElement | null): readonly number[] =>
  [...(tabla?.querySelectorAll('tr[aria-rowindex]') ?? [])].map(indiceDe);

export function vecinaDe(
  td: HTMLTableCellElement,
  hacia: 'siguiente' | 'anterior',
  seEdita: (td: HTMLTableCellElement) => boolean,
): HTMLTableCellElement | undefined {
  const celdas = [...(td.closest('tr')?.cells ?? [])];
  const lugar = celdas.indexOf(td);
  return hacia === 'siguiente'
    ? celdas.slice(lugar + 1).find(seEdita)
    : celdas.slice(0, Math.max(0, lugar)).findLast(seEdita);
}
