import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { conDedo } from './con-dedo.ts';

const CONTROLES = 'a[href], button, input, select, textarea';
const PARADA = '[tabindex="0"]';

type Lugar = { readonly filas: readonly HTMLElement[]; readonly fila: HTMLElement; readonly control: number };

export type DeCaja<Caja> = {
  readonly ref: RefObject<Caja | null>;
  readonly onFocus: (evento: FocusEvent<Caja>) => void;
};

/**
 * For what holds rows that are deleted: whoever was on one goes on from the same control of the next, of the one before when
 * it was the last; whoever was only beside them, from the first; with others in their place, from the one that Tab reaches or
 * that is as far down; with none left, from the search of the screen. `cuantas` falls when some go, and `filas` finds them in
 * the page; one that takes the focus itself, as the cell of a grid, takes it whole.
 */
export function useFocoTrasQuitar<Caja extends HTMLElement>(cuantas: number, filas = ':scope > *'): DeCaja<Caja> {
  const ref = useRef<Caja>(null);
  const lugar = useRef<Lugar>(undefined);
  const marco = useRef<Element>(null);
  const antes = useRef(cuantas);
  useEffect(() => {
    const menos = cuantas < antes.current;
    antes.current = cuantas;
    if (!menos || !marco.current || !estaPerdido(marco.current)) return;
    // With none left those that are still in the page are on their way out, out of sight.
    const quedan = cuantas === 0 ? [] : [...(ref.current?.querySelectorAll<HTMLElement>(filas) ?? [])];
    const fila = cuantas > 0 && lugar.current ? (filaDe(lugar.current) ?? otraDe(lugar.current, quedan)) : quedan[0];
    (fila ? controlDe(fila, lugar.current?.control ?? 0) : sinFilas(marco.current))?.focus();
  }, [cuantas, filas]);
  const onFocus = ({ target, currentTarget }: FocusEvent<Caja>) => {
    const todas = [...currentTarget.querySelectorAll<HTMLElement>(filas)];
    const fila = todas.find((una) => una.contains(target));
    marco.current = currentTarget.closest('[role=dialog], main, body');
    if (!fila) return;
    lugar.current = { filas: todas, fila, control: controlesDe(fila).indexOf(target) };
  };
  return { ref, onFocus };
}

/** Nowhere; or within the question that was answered, which is still going away. */
export const estaPerdido = (marco: Element | null): boolean => {
  const dialogo = document.activeElement?.closest('[role=dialog]') ?? null;
  return document.activeElement === document.body || (dialogo !== null && dialogo !== marco && seVa(dialogo));
};

/** One that is open keeps the keyboard in with a stop at each end, which it gives up when it closes. */
const seVa = (dialogo: Element): boolean =>
  dialogo.closest('.MuiModal-root')?.querySelector(`:scope > ${PARADA}`) === null;

/** The row where one was, if it is still there, or its neighbour of those that are. */
function filaDe({ filas, fila }: Lugar): HTMLElement | undefined {
  const i = filas.indexOf(fila);
  return [...filas.slice(i), ...filas.slice(0, i).toReversed()].find(({ isConnected }) => isConnected);
}

/** Of a list that took the place of the one where one was. */
function otraDe({ filas, fila }: Lugar, otras: readonly HTMLElement[]): HTMLElement | undefined {
  const paradas = otras.filter((otra) => otra.matches(PARADA) || otra.querySelector(PARADA));
  return paradas.length === 1 ? paradas[0] : otras[Math.min(filas.indexOf(fila), otras.length - 1)];
}

export const controlesDe = (fila: Element): readonly HTMLElement[] => [
  ...fila.querySelectorAll<HTMLElement>(CONTROLES),
];

function controlDe(fila: HTMLElement, cual: number): HTMLElement | undefined {
  if (fila.hasAttribute('tabindex')) return fila;
  const controles = controlesDe(fila);
  return controles[cual] ?? controles[0];
}

/** Where to go on from with no rows left. A finger that wrote nothing is not shown the letters to write with. */
export const sinFilas = (marco: Element): HTMLElement =>
  (conDedo() ? null : marco.querySelector<HTMLElement>('input[type=search]')) ?? (marco as HTMLElement);
