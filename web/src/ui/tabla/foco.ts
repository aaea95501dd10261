import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Where the keyboard is: a row of all there are (-1 the header), and one of its cells or the row itself. */
export type Foco = { readonly fila: number; readonly celda: number | null };

/** The first and the last row there are to go to, the cells of a row, and how far a page leads. */
type Limites = { readonly primera: number; readonly ultima: number; readonly celdas: number; readonly salto: number };
type Tecla = { readonly tecla: string; readonly ctrl: boolean };

/** Where a key leads from here, or undefined when it leads nowhere. `tecla` as in a text that runs to the right. */
export function destinoDe({ tecla, ctrl }: Tecla, { fila, celda }: Foco, limites: Limites): Foco | undefined {
  const { primera, ultima } = limites;
  const enFila = (a: number): Foco => ({ fila: Math.max(primera, Math.min(ultima, a)), celda });
  const borde = ctrl || celda === null;
  if (tecla === 'ArrowDown') return ctrl ? enFila(ultima) : enFila(fila + 1);
  if (tecla === 'ArrowUp')
    return ctrl ? enFila(primera) : fila <= primera ? { fila: -1, celda: celda ?? 0 } : enFila(fila - 1);
  if (tecla === 'PageDown') return enFila(fila + limites.salto);
  if (tecla === 'PageUp') return enFila(fila - limites.salto);
  if (tecla === 'ArrowRight') return { fila, celda: Math.min(limites.celdas - 1, celda === null ? 0 : celda + 1) };
  if (tecla === 'ArrowLeft') return celda === null ? undefined : { fila, celda: antesDe(celda, fila) };
  if (tecla === 'Home') return borde ? { fila: primera, celda: celda === null ? null : 0 } : { fila, celda: 0 };
  if (tecla !== 'End') return undefined;
  return borde
    ? { fila: ultima, celda: celda === null ? null : limites.celdas - 1 }
    : { fila, celda: limites.celdas - 1 };
}

/** Before the first cell comes the row itself; the header is only cells. */
const antesDe = (celda: number, fila: number): number | null => (celda > 0 ? celda - 1 : fila < 0 ? 0 : null);

const CONTROL = 'a[href], button:not(.lapiz), input, select, textarea';

type Grilla = {
  readonly tabla: RefObject<HTMLTableElement | null>;
  readonly primera: number;
  readonly ultima: number;
  readonly salto: () => number;
  /** Brings a row into view that may not be drawn yet. */
  readonly llevarA: (fila: number) => void;
};

/** One tab stop for the whole grid, and the keys that move it. */
export function useFoco({ tabla, primera, ultima, salto, llevarA }: Grilla) {
  const [foco, setFoco] = useState<Foco>({ fila: primera, celda: null });
  const pendiente = useRef(false);
  const parada = useRef<HTMLElement>(undefined);

  useLayoutEffect(() => {
    if (!pendiente.current) {
      // The cell that was the tab stop went with its row: its place is the stop now.
      if (
        foco.celda !== null &&
        parada.current?.isConnected === false &&
        !tabla.current?.contains(document.activeElement)
      ) {
        setFoco({ ...foco, celda: null });
      }
      return;
    }
    pendiente.current = false;
    const destino = elementoDe(tabla.current, foco);
    if (destino && foco.celda !== null) parar(parada, destino);
    destino?.focus({ preventScroll: foco.celda === null && foco.fila >= 0 });
  });

  const enfocar = (destino: Foco) => {
    pendiente.current = true;
    if (destino.fila >= 0 && destino.fila !== foco.fila) llevarA(destino.fila);
    setFoco(destino);
  };
  const handleKey = (evento: KeyboardEvent<HTMLTableElement>): void => {
    if (evento.defaultPrevented || !seNavega(evento)) return;
    const fila = filaDe(evento.target as Element);
    const celdas = celdasDe(tabla.current, fila);
    const propia = celdas.findIndex((celda) => celda.contains(evento.target as Node));
    const tecla = { tecla: segunDireccion(evento), ctrl: evento.ctrlKey || evento.metaKey };
    const desde = { fila, celda: propia < 0 ? null : propia };
    const destino = destinoDe(tecla, desde, { primera, ultima, celdas: celdas.length, salto: salto() });
    if (!destino) return;
    evento.preventDefault();
    enfocar(destino);
  };
  const handleFocus = (evento: { readonly target: EventTarget }) => {
    const elemento = evento.target as HTMLElement;
    if (!tabla.current?.contains(elemento)) return;
    const fila = filaDe(elemento);
    const celda = celdasDe(tabla.current, fila).findIndex((una) => una.contains(elemento));
    if (celda >= 0) parar(parada, elemento);
    if (fila !== foco.fila || (celda < 0 ? null : celda) !== foco.celda) {
      setFoco({ fila, celda: celda < 0 ? null : celda });
    }
  };
  return {
    /** Where something inside the grid is. */
    lugarDe: (elemento: Element): Foco => {
      const fila = filaDe(elemento);
      const celda = celdasDe(tabla.current, fila).findIndex((una) => una.contains(elemento));
      return { fila, celda: celda < 0 ? null : celda };
    },
    /** The row that is always drawn, so that the tab key finds it. */
    activa: Math.max(primera, Math.min(ultima, foco.fila)),
    /** Whether the row itself is the tab stop, and not one of its cells. */
    enFila: foco.celda === null,
    enfocar,
    handleKey,
    handleFocus,
  };
}

/** The keys of a field are its own, and so are those of a menu that hangs from a row. */
function seNavega({ target, currentTarget, altKey, shiftKey }: KeyboardEvent<HTMLTableElement>): boolean {
  const elemento = target as HTMLElement;
  const escribe = elemento.matches('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]');
  return currentTarget.contains(elemento) && !altKey && !shiftKey && !escribe;
}

function segunDireccion({ key, currentTarget }: KeyboardEvent<HTMLTableElement>): string {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return key;
  const alReves = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowLeft') === alReves ? 'ArrowRight' : 'ArrowLeft';
}

const filaDe = (elemento: Element): number => Number(elemento.closest('tr')?.getAttribute('aria-rowindex') ?? 1) - 2;

const celdasDe = (tabla: HTMLTableElement | null, fila: number): readonly HTMLTableCellElement[] => [
  ...(tabla?.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${fila + 2}"]`)?.cells ?? []),
];

function elementoDe(tabla: HTMLTableElement | null, { fila, celda }: Foco): HTMLElement | undefined {
  if (celda === null) return tabla?.querySelector<HTMLElement>(`tr[aria-rowindex="${fila + 2}"]`) ?? undefined;
  const destino = celdasDe(tabla, fila)[celda];
  return destino?.querySelector<HTMLElement>(CONTROL) ?? destino;
}

function parar(parada: RefObject<HTMLElement | undefined>, elemento: HTMLElement): void {
  if (parada.current && parada.current !== elemento) {
    parada.current.tabIndex = -1;
    delete parada.current.dataset.parada;
  }
  parada.current = elemento;
  elemento.dataset.parada = '';
  elemento.tabIndex = 0;
}

/** What can be pressed inside a row is reached with the arrows, not with the tab key. */
export function sacarDelTabulador(fila: HTMLTableRowElement | null): void {
  for (const control of fila?.querySelectorAll<HTMLElement>(`${CONTROL}, td [tabindex="0"]`) ?? []) {
    if (control.dataset.parada === undefined) control.tabIndex = -1;
  }
}
