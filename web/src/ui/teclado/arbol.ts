import { type KeyboardEvent, useRef, useState } from 'react';

/** A line of a tree that is in view, as the keys see it. */
export type LineaDeArbol = {
  readonly clave: string;
  /** The `clave` of the line it is inside of. */
  readonly padreId: string | null;
  readonly hijas: number;
  readonly abierta: boolean;
};

export type EfectoDeTecla = 'abrir' | 'cerrar' | { readonly clave: string | null };

/** What a key does on a line of any tree, as the patterns of aria say; undefined when it does nothing. */
export function efectoDeTecla(tecla: string, lineas: readonly LineaDeArbol[], i: number): EfectoDeTecla | undefined {
  const linea = lineas[i];
  if (!linea) return undefined;
  const seAbre = linea.hijas > 0 && !linea.abierta;
  const en = (lugar: number) => ({ clave: lineas[lugar]?.clave ?? null });
  switch (tecla) {
    case 'ArrowDown':
      return en(i + 1);
    case 'ArrowUp':
      return en(i - 1);
    case 'Home':
      return en(0);
    case 'End':
      return en(lineas.length - 1);
    case 'ArrowRight':
      return seAbre ? 'abrir' : linea.abierta ? en(i + 1) : undefined;
    case 'ArrowLeft':
      return linea.abierta ? 'cerrar' : { clave: linea.padreId };
    case 'Enter':
    case ' ':
      return linea.abierta ? 'cerrar' : seAbre ? 'abrir' : undefined;
    default:
      return undefined;
  }
}

/** What is inside a line has keys of its own, and those with a modifier are the browser's. */
export const esTeclaDeLinea = ({ target, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  target === currentTarget && !ctrlKey && !metaKey && !altKey;

const AL_REVES: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key as the tree is drawn: where what is inside of a line goes to the left, «←» goes in and «→» out. */
export const teclaDeArbol = ({ key, currentTarget }: Pick<KeyboardEvent, 'key' | 'currentTarget'>): string =>
  (getComputedStyle(currentTarget).direction === 'rtl' && AL_REVES[key]) || key;

/** One line takes the focus at a time, found by its `data-linea`; the others are reached with the arrows. */
export function useFocoDeArbol<Lista extends HTMLElement>(lineas: readonly LineaDeArbol[]) {
  const [enfocada, setEnfocada] = useState<string>();
  const lista = useRef<Lista>(null);
  const activa = lineas.some(({ clave }) => clave === enfocada) ? enfocada : lineas[0]?.clave;
  const ir = (clave: string | null) => {
    if (clave === null) return;
    setEnfocada(clave);
    const lineasALaVista = lista.current?.querySelectorAll<HTMLElement>('[data-linea]') ?? [];
    [...lineasALaVista].find(({ dataset }) => dataset.linea === clave)?.focus();
  };
  return { lista, activa, enfocada: setEnfocada, ir };
}
