import { useSyncExternalStore } from 'react';

/** What a demonstration screen keeps while the page is open: nothing of it reaches the server or the disk. */
export type Almacen<E> = {
  readonly leer: () => E;
  readonly cambiar: (fn: (estado: E) => E) => void;
  /** A hook: the whole state; whoever uses it draws again when it changes. */
  readonly usar: () => E;
  /** A hook: a part of it. `sel` has to answer the same value while nothing changed: a part or a figure, no new list. */
  readonly usarCon: <T>(sel: (estado: E) => T) => T;
  readonly restablecer: () => void;
};

const todos = new Set<() => void>();
let vueltas = 0;

/** A state in memory that begins as `inicial` says, which is asked for when somebody first looks. */
export function crearAlmacen<E>(inicial: () => E): Almacen<E> {
  let actual: { readonly estado: E } | undefined;
  const oyentes = new Set<() => void>();
  const leer = (): E => {
    actual ??= { estado: inicial() };
    return actual.estado;
  };
  const poner = (nuevo: typeof actual) => {
    actual = nuevo;
    for (const avisar of oyentes) avisar();
  };
  const suscribir = (oyente: () => void) => {
    oyentes.add(oyente);
    return () => oyentes.delete(oyente);
  };
  const restablecer = () => poner(undefined);
  todos.add(restablecer);
  return {
    leer,
    cambiar: (fn) => poner({ estado: fn(leer()) }),
    usar: () => useSyncExternalStore(suscribir, leer),
    usarCon: (sel) => useSyncExternalStore(suscribir, () => sel(leer())),
    restablecer,
  };
}

/** How many times everything began anew: what was noted before knows by this that it is of no use any more. */
export const vueltasDadas = (): number => vueltas;

/** Every demonstration begins anew, its fake API included. */
export function restablecerTodo(): void {
  vueltas++;
  for (const restablecer of todos) restablecer();
}
