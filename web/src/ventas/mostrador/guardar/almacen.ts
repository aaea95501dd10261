import { type AccionDeBorrador, BORRADOR_VACIO, type Borrador, reducirBorrador } from './borrador.ts';

/** Holds the draft outside React, so that what comes back from the server meets the newest lines, not a snapshot. */
export function crearAlmacen() {
  let actual = BORRADOR_VACIO;
  const oyentes = new Set<() => void>();
  return {
    leer: (): Borrador => actual,
    despachar: (accion: AccionDeBorrador): void => {
      actual = reducirBorrador(actual, accion);
      for (const oyente of oyentes) oyente();
    },
    suscribir: (oyente: () => void) => {
      oyentes.add(oyente);
      return () => oyentes.delete(oyente);
    },
  };
}
export type Almacen = ReturnType<typeof crearAlmacen>;
