/** Keys that were pressed before what they are for was there: they wait, in their order. */
export type TeclasEnEspera = {
  readonly teclas: KeyboardEvent[];
  /** The cell they were typed on; without it, they are for wherever the keyboard goes. */
  celda?: EventTarget | undefined;
  /** Whether what changes cells is there to take them. */
  atendidas?: boolean;
};

/** The space bar chooses the row. */
const EMPIEZA = /^(F2|Enter|[^ ])$/u;
const DEL_CAMPO = /^(.|F2|Enter|Tab|Escape|Backspace|Delete|Home|End|Arrow.+)$/u;

const es = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, cuales: RegExp): boolean =>
  !ctrlKey && !metaKey && !altKey && cuales.test(key);

/** Whether a key begins to change a cell. */
export const empieza = (tecla: KeyboardEvent): boolean => es(tecla, EMPIEZA);

/** Keeps a key of a field from everybody else: with others that wait already, or if it is to be the first. */
export function ponerEnEspera(espera: TeclasEnEspera, tecla: KeyboardEvent, primera: boolean): boolean {
  const { teclas } = espera;
  const celda = tecla.target instanceof HTMLTableCellElement ? tecla.target : undefined;
  // Whoever went on to another cell left nothing in the former one.
  if (espera.celda && espera.celda !== celda) teclas.length = 0;
  if ((teclas.length === 0 && !primera) || !es(tecla, DEL_CAMPO)) return false;
  tecla.preventDefault();
  tecla.stopPropagation();
  if (teclas.push(tecla) === 1) espera.celda = celda;
  return true;
}

/** For a grid, until what changes its cells comes: what is typed on one that will be changed waits for it. */
export function guardarTemprana(
  espera: TeclasEnEspera,
  tecla: KeyboardEvent,
  seCambia: (celda: number) => boolean,
): void {
  if (espera.atendidas || !(tecla.target instanceof HTMLTableCellElement)) return;
  ponerEnEspera(espera, tecla, empieza(tecla) && seCambia(tecla.target.cellIndex));
}
