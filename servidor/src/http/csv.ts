import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

export type TipoDeCelda = 'texto' | 'numero' | 'fecha';

export type ColumnaCsv<Fila> = {
  readonly titulo: string;
  /** The column of the screen it belongs to, or those of which any brings it: there it is chosen and put in order. */
  readonly columna?: string | readonly string[];
  /**
   * Numbers stay numbers: decimal comma, no quoting against formulas. Dates come as people read them, `dd/mm/aaaa hh:mm`, or as
   * `aaaa-mm-dd`, and are dates where a file has them. A column of both figures and texts says of each row which it is.
   */
  readonly tipo?: TipoDeCelda | ((fila: Fila) => TipoDeCelda);
  readonly valor: (fila: Fila) => string | number | null | undefined;
};

export type ArchivoCsv<Fila = never> = {
  readonly nombre: string;
  readonly columnas: readonly ColumnaCsv<Fila>[];
  readonly filas: AsyncIterable<Fila> | Iterable<Fila>;
};

/** What a column has in that row. */
export const tipoDeCelda = <Fila>({ tipo = 'texto' }: ColumnaCsv<Fila>, fila: Fila): TipoDeCelda =>
  typeof tipo === 'function' ? tipo(fila) : tipo;

/** What a handler of a CSV endpoint answers, whatever it is then handed over as. The type of its rows stays between its columns and itself. */
export const archivoCsv = <Fila>(archivo: ArchivoCsv<Fila>): ArchivoCsv => archivo as unknown as ArchivoCsv;

/**
 * A CSV as an Argentine spreadsheet opens it: UTF-8 with BOM, `;`, decimal comma, CRLF. It streams, so the file may
 * have any length. Text that a spreadsheet would run as a formula gets a leading apostrophe (`seguridad` 3.9), and so does
 * what already had one before such a beginning: whoever reads the file takes one away.
 */
export function escribirCsv<Fila>({ columnas, filas }: ArchivoCsv<Fila>): Readable {
  const celdas = async function* () {
    // Some are named by people: a lista, a campo.
    yield columnas.map(({ titulo }) => neutralizar(titulo));
    for await (const fila of filas) yield columnas.map((columna) => celda(columna, fila));
  };
  const texto = stringify({ bom: true, delimiter: ';', record_delimiter: '\r\n' });
  // Not `pipe`: a database lost half-way would end the process, and a reader who leaves would keep the connection.
  pipeline(Readable.from(celdas()), texto, () => {});
  return texto;
}

function celda<Fila>(columna: ColumnaCsv<Fila>, fila: Fila): string {
  const crudo = columna.valor(fila);
  if (crudo === null || crudo === undefined) return '';
  const texto = String(crudo);
  return tipoDeCelda(columna, fila) === 'numero' ? texto.replace('.', ',') : neutralizar(texto);
}

const neutralizar = (texto: string): string => (/^'*[=+\-@\t\r\0]/.test(texto) ? `'${texto}` : texto);
