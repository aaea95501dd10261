/** What was copied out of a spreadsheet: the cells of its first column, and how many columns there were. */
type ColumnaCopiada = { readonly celdas: readonly string[]; readonly columnas: number };

/**
 * Reads what a spreadsheet leaves in the clipboard: rows by line, cells by tabulator, those with lines or quotes of their own
 * between quotes. Lines within a cell become spaces; the line break after the last row is no row.
 */
export function leerColumna(texto: string): ColumnaCopiada {
  const filas = leerFilas(texto.replace(/\r\n?/g, '\n').replace(/\n$/, ''));
  return {
    celdas: filas.map(([primera = '']) => primera.replace(/\s+/g, ' ').trim()),
    columnas: Math.max(...filas.map(({ length }) => length)),
  };
}

/** A cell between quotes, or up to the next mark; and the mark that ends it. */
const CELDA = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g;

function leerFilas(texto: string): string[][] {
  const filas: string[][] = [[]];
  for (const [, entreComillas, suelta = '', marca] of texto.matchAll(CELDA)) {
    filas.at(-1)?.push(entreComillas?.replaceAll('""', '"') ?? suelta);
    if (marca === '') break;
    if (marca === '\n') filas.push([]);
  }
  return filas;
}
