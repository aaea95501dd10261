import { crearAlmacen } from './almacen.ts';

/** What was begun in each box of a screen: it waits there, also while one is on another screen, until it is sent. */
export function crearBorradores() {
  const almacen = crearAlmacen<Readonly<Record<string, string>>>(() => ({}));
  return {
    /** A hook: the text of a box, how it is changed, and how it is emptied. */
    usar: (caja: string) => {
      const texto = almacen.usarCon((todos) => todos[caja] ?? '');
      const poner = (nuevo: string) => almacen.cambiar((todos) => ({ ...todos, [caja]: nuevo }));
      /** Once it was sent: what was typed while it was on its way stays. */
      const vaciar = (enviado: string) =>
        almacen.cambiar((todos) => (todos[caja] === enviado ? { ...todos, [caja]: '' } : todos));
      return [texto, poner, vaciar] as const;
    },
  };
}
