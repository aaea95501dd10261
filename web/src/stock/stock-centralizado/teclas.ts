export type Lugar = { readonly fila: number; readonly columna: number };

type Tecla = { readonly key: string; readonly ctrlKey: boolean };

/** How the matrix is laid out: rows, number columns, and how many of these each sucursal takes. */
export type Forma = { readonly filas: number; readonly columnas: number; readonly porGrupo: number };

/**
 * The number a key leads to, or undefined when it leads nowhere. Arrows go one by one across the groups; Ctrl with
 * ← or → jumps a whole sucursal; Home and End go to the ends of the row.
 */
export function destinoDe({ key, ctrlKey }: Tecla, { fila, columna }: Lugar, forma: Forma): Lugar | undefined {
  const salto = ctrlKey ? forma.porGrupo : 1;
  switch (key) {
    case 'ArrowRight':
      return dentro({ fila, columna: columna + salto }, forma);
    case 'ArrowLeft':
      return dentro({ fila, columna: columna - salto }, forma);
    case 'ArrowDown':
      return dentro({ fila: fila + 1, columna }, forma);
    case 'ArrowUp':
      return dentro({ fila: fila - 1, columna }, forma);
    case 'Home':
      return { fila: ctrlKey ? 0 : fila, columna: 0 };
    case 'End':
      return { fila: ctrlKey ? forma.filas - 1 : fila, columna: forma.columnas - 1 };
    default:
      return undefined;
  }
}

const dentro = ({ fila, columna }: Lugar, { filas, columnas }: Forma): Lugar => ({
  fila: Math.max(0, Math.min(filas - 1, fila)),
  columna: Math.max(0, Math.min(columnas - 1, columna)),
});
