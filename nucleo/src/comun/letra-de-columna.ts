/** How a spreadsheet calls a column by its position, from 0: 0 `A`, 26 `AA`. */
export const letraDeColumna = (columna: number): string =>
  columna < 26
    ? String.fromCharCode(65 + columna)
    : letraDeColumna(Math.floor(columna / 26) - 1) + String.fromCharCode(65 + (columna % 26));
