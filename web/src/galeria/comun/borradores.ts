import { crearAlmacen } from './almacen.ts';

/** What was begun in each box of a screen: it waits there, also while one is on another screen, until it is sent. */
export function crearBorradores() {
  const almacen = crearAlmacen<Readonly<Record<string, string>>>(() => ({}));
  return {
    /** A hook: the text of a box, and how it is changed. */
    usar: (caja: string) => {
      const texto = almacen.usarCon((todos) => todos[caja] ?? '');
      const poner = (nuevo: string) => almacen.cambiar((todos) => ({ ...todos, [caja]: nuevo }));
      return [texto, poner] as const;
    },
  };
}
