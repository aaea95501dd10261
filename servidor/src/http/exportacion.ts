import type { Readable } from 'node:stream';
import { type FormatoDeExportacion, PedidoDeExportacion } from '@trastienda/nucleo/comun/exportacion.ts';
import { type ArchivoCsv, type ColumnaCsv, escribirCsv } from './csv.ts';
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
  const { filas, soltar } = await desdeLaPrimera(archivo.filas);
  const contenido = escribir(conColumnas({ ...archivo, filas }, columnas));
  // Whoever leaves before a row was written never came to the one that was read, nor to the connection behind it.
  contenido.once('close', () => void soltar());
  return { tipo, nombre: archivo.nombre.replace(/\.csv$/, `.${formato}`), contenido };
}

async function desdeLaPrimera<Fila>(filas: AsyncIterable<Fila> | Iterable<Fila>) {
  const cursor = Symbol.asyncIterator in filas ? filas[Symbol.asyncIterator]() : filas[Symbol.iterator]();
  let primera: IteratorResult<Fila> | undefined = await cursor.next();
  const soltar = async (): Promise<IteratorResult<Fila>> => {
    await cursor.return?.();
    return { done: true, value: undefined };
  };
  const siguiente = async () => {
    const fila = primera ?? (await cursor.next());
    primera = undefined;
    return fila;
  };
  return { filas: { [Symbol.asyncIterator]: () => ({ next: siguiente, return: soltar }) }, soltar };
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
