import type { Readable } from 'node:stream';
import { type FormatoDeExportacion, PedidoDeExportacion } from '@trastienda/nucleo/comun/exportacion.ts';
import { type ArchivoCsv, type ColumnaCsv, escribirCsv } from './csv.ts';
import { deAUna } from './de-a-una.ts';
import { escribirXlsx } from './planilla/xlsx.ts';

type Escritor = {
  readonly tipo: string;
  readonly escribir: (archivo: ArchivoCsv) => Readable;
};

const ESCRITORES: Readonly<Record<FormatoDeExportacion, Escritor>> = {
  csv: { tipo: 'text/csv; charset=utf-8', escribir: escribirCsv },
  xlsx: {
    tipo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    escribir: escribirXlsx,
  },
};

/** The media types an export may come as, for the documentation. */
export const TIPOS_DE_EXPORTACION: readonly string[] = Object.values(ESCRITORES).map(({ tipo }) => tipo);

const DE_TODAS = Object.keys(PedidoDeExportacion.shape);

/** What the list itself takes of a query, without what may be asked of every export. */
export const deSuLista = (query: unknown): object =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([clave]) => !DE_TODAS.includes(clave)));

/**
 * A list in the format and with the columns somebody asked for. Its first row is read before anything is answered: what cannot
 * be read is then a refusal, and not a file that ends where it began.
 */
export async function exportar(archivo: ArchivoCsv, query: unknown) {
  const { formato, columnas } = PedidoDeExportacion.parse(query);
  const { tipo, escribir } = ESCRITORES[formato];
  const { siguiente, soltar } = deAUna(archivo.filas);
  const contenido = escribir(conColumnas({ ...archivo, filas: desde(await siguiente(), siguiente) }, columnas));
  // Whoever leaves before a row was written never came to the one that was read, nor to the connection behind it; and what fails
  // as it is let go of is nobody's any more.
  contenido.once('close', () => void soltar().catch(() => {}));
  return { tipo, nombre: archivo.nombre.replace(/\.csv$/, `.${formato}`), contenido };
}

/** One that was read already, and those that come after it. */
async function* desde<Fila>(primera: IteratorResult<Fila>, siguiente: () => Promise<IteratorResult<Fila>>) {
  for (let una = primera; !una.done; una = await siguiente()) yield una.value;
}

const conColumnas = (archivo: ArchivoCsv, pedidas: readonly string[] | undefined): ArchivoCsv => ({
  ...archivo,
  columnas: elegirColumnas(archivo.columnas, pedidas),
});

/**
 * The columns asked for, in their order. One of the screen may be several of the file, several may share one, and some are
 * none; without any, all but those that only come when they are asked for (`aPedido`, on paper).
 */
export function elegirColumnas<Columna extends Pick<ColumnaCsv<never>, 'columna'> & { readonly aPedido?: boolean }>(
  todas: readonly Columna[],
  pedidas: readonly string[] | undefined,
): readonly Columna[] {
  const elegidas = new Set((pedidas ?? []).flatMap((pedida) => todas.filter(({ columna }) => esDe(columna, pedida))));
  return elegidas.size === 0 ? todas.filter(({ aPedido }) => !aPedido) : [...elegidas];
}

const esDe = (columna: ColumnaCsv<never>['columna'], pedida: string): boolean =>
  columna === pedida || (Array.isArray(columna) && columna.includes(pedida));
