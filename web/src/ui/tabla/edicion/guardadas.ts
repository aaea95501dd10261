/** What was saved from here of a row, one cell after the other and nothing of anybody else in between. */
type DeUnaFila = {
  /** The version it has since. */
  readonly hasta: number;
  /** The version that each of its cells left, by its column. */
  readonly celdas: ReadonlyMap<string, number>;
};

export type Guardadas = {
  /** The cell was saved over a version of its row, which has another one since. */
  readonly anotar: (sobre: number, version: number) => void;
  /** Over which version to take back what left that one: the last one, if only other cells were saved since, and from here. */
  readonly sobreQue: (version: number) => number;
};

/** Remembers what was saved of each cell, so that it can be taken back also after the next ones of its row. */
export function crearGuardadas(): (fila: string, columna: string) => Guardadas {
  const filas = new Map<string, DeUnaFila>();
  return (fila, columna) => ({
    anotar: (sobre, version) => {
      const antes = filas.get(fila);
      const seguidas = antes?.hasta === sobre ? antes.celdas : [];
      filas.set(fila, { hasta: version, celdas: new Map([...seguidas, [columna, version]]) });
    },
    sobreQue: (version) => {
      const suyas = filas.get(fila);
      return suyas?.celdas.get(columna) === version ? suyas.hasta : version;
    },
  });
}
