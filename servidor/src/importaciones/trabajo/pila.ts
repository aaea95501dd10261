import type { Celda, Copiar } from '#db/copia.ts';

/** Rows that wait to go into one table. */
export type Pila = {
  readonly poner: (fila: Celda[]) => void;
  /** Takes the rows out; what it answers writes them. */
  readonly sacar: () => () => Promise<void>;
};

export function crearPila(copiar: Copiar, tabla: Parameters<Copiar>[0], columnas: Parameters<Copiar>[1]): Pila {
  let filas: Celda[][] = [];
  return {
    poner: (fila) => {
      filas.push(fila);
    },
    sacar: () => {
      const sacadas = filas;
      filas = [];
      return () => copiar(tabla, columnas, sacadas);
    },
  };
}

/** Writes what is in each of them. All of it is taken out at once: the file goes on being read while the database writes. */
export async function vaciar(...pilas: readonly Pila[]): Promise<void> {
  for (const escribir of pilas.map((pila) => pila.sacar())) await escribir();
}
