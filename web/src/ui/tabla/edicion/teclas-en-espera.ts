// It comes with every table: what is done with them comes with what changes cells.

/** A key, or what is pasted, which goes among them as one more. */
export type Tecla = KeyboardEvent & { readonly texto?: string };

/** Its text is read as it is pasted: later nobody can. Without any it begins nothing. */
export function comoTecla(evento: ClipboardEvent): Tecla {
  const texto = evento.clipboardData?.getData('text/plain');
  return Object.assign(evento as unknown as KeyboardEvent, { texto, key: texto && 'Pegado' }) as Tecla;
}

/** Keys that were pressed before what they are for was there: they wait, in their order. */
export type TeclasEnEspera = {
  readonly teclas: Tecla[];
  /** The cell they were typed on; without it, they are for wherever the keyboard goes. */
  celda?: Element | undefined;
  /** Whether what changes cells is there to take them. */
  atendidas?: boolean;
};

/** That it goes with no other, and is not of the browser. */
const vaSola = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || /^F[^2]/.test(key));

/** Whether a key begins to change a cell: a paste does. The space bar chooses the row. */
export const empieza = (tecla: KeyboardEvent): boolean => vaSola(tecla) && /^(F2|Enter|Pegado|[^ ])$/u.test(tecla.key);

/** Keeps a key from everybody else: with others that wait already, or if it is to be the first. */
export function ponerEnEspera(espera: TeclasEnEspera, tecla: Tecla, primera: unknown, celda?: Element): boolean {
  const { teclas } = espera;
  // Whoever went on to another cell left nothing in the former one.
  if (espera.celda && espera.celda !== celda) teclas.length = 0;
  if (!((teclas[0] || primera) && vaSola(tecla))) return false;
  tecla.preventDefault();
  tecla.stopPropagation();
  // Whoever gives up what leads nowhere else yet has the keyboard back.
  if (tecla.key === 'Escape' && !teclas.slice(1).some(({ key }) => /Enter|Tab/.test(key))) teclas.length = 0;
  else if (teclas.push(tecla) < 2) espera.celda = celda;
  return true;
}

/** For a grid, until what changes its cells comes: what is typed or pasted on one that will be changed waits for it. */
export function guardarTemprana(
  espera: TeclasEnEspera,
  evento: KeyboardEvent | ClipboardEvent,
  seCambia: (celda: number) => unknown,
): void {
  const td = evento.target as HTMLTableCellElement;
  if (!espera.atendidas && td.matches('td')) {
    const tecla = 'clipboardData' in evento ? comoTecla(evento) : evento;
    ponerEnEspera(espera, tecla, empieza(tecla) && seCambia(td.cellIndex), td);
  }
}
