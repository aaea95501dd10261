/** Why a row, or one of its cells, was left out. `fila` counts as a spreadsheet does: the first row is 1, be it of titles or of data. */
export type Rechazo = {
  readonly fila: number;
  /** The title of the column as the file writes it; empty when the whole row is at fault. */
  readonly columna: string;
  readonly valor: string;
  /** A Spanish sentence: what is wrong and, when there is a way out, which. */
  readonly motivo: string;
};

/** What came of one row: what it says, or everything that is wrong with it. */
export type Interpretacion<Fila> =
  | { readonly aceptada: true; readonly fila: Fila }
  | { readonly aceptada: false; readonly rechazos: readonly Rechazo[] };
