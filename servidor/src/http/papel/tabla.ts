import { imprimir } from './imprimir.ts';
import { ANCHO, ENTRADAS, MARGEN } from './medidas.ts';
import type { ArchivoPdf } from './pdf.ts';
import { contarPaginas, type Entrada, type Grupo } from './recorrido.ts';

export type ColumnaDePapel = {
  readonly titulo: string;
  /** How much of the width it wants beside the others. */
  readonly peso: number;
  readonly alinear?: 'inicio' | 'fin';
  readonly negrita?: boolean;
  /** A código: what is left of one that is cut is another one. */
  readonly entera?: boolean;
};

export type EncargoDeTabla = {
  readonly titulo: string;
  /** What it holds and as of when, a line each. */
  readonly bajadas: readonly string[];
  /** Whose it is; empty when nobody says. */
  readonly negocio: { readonly nombre: string; readonly datos: string };
  /** At the foot of each page, beside its number. */
  readonly pie: string;
  readonly columnas: readonly ColumnaDePapel[];
  readonly grupos: readonly Grupo[];
  /** A first part with the page of each section. */
  readonly conIndice: boolean;
  /** Which of its rows are as high as a picture, which is what cells that are no text are. */
  readonly conImagen?: readonly boolean[];
  /** A JPEG, beside the heading. */
  readonly logo?: Uint8Array;
};

/** What the thread that draws a table is given. */
export type TablaMedida = EncargoDeTabla & {
  readonly apaisada: boolean;
  readonly paginas: number;
  readonly paginasDeIndice: number;
  readonly secciones: readonly Entrada[];
};

/** A text, or the JPEG of a picture. */
type CeldaDePapel = string | Uint8Array;

/** The rows of the table in the order of its groups and as many as they say. */
export type FilaDePapel = readonly CeldaDePapel[];

/** More than these stand better across a sheet that lies. */
const COLUMNAS_DE_PIE = 6;

/** How it falls on paper: known before anything of it is read but how much there is. */
export function medir(encargo: EncargoDeTabla): TablaMedida {
  const apaisada = encargo.columnas.length > COLUMNAS_DE_PIE;
  const { paginas, secciones } = contarPaginas({ ...encargo, apaisada });
  const paginasDeIndice = encargo.conIndice ? Math.max(1, Math.ceil(secciones.length / ENTRADAS(apaisada))) : 0;
  return { ...encargo, apaisada, paginas: paginas + paginasDeIndice, paginasDeIndice, secciones };
}

/** Where each column begins and how wide it is. */
export function repartirAncho(
  columnas: readonly ColumnaDePapel[],
  apaisada: boolean,
): readonly { readonly x: number; readonly ancho: number }[] {
  const entre = ANCHO(apaisada) - 2 * MARGEN;
  const total = columnas.reduce((suma, { peso }) => suma + peso, 0);
  let x = MARGEN;
  return columnas.map(({ peso }) => {
    const columna = { x, ancho: (entre * peso) / total };
    x += columna.ancho;
    return columna;
  });
}

/** A table as a PDF, of any length: it goes out as it is drawn. */
export function archivoDeTabla(
  nombre: string,
  encargo: EncargoDeTabla,
  tandas: AsyncIterable<readonly FilaDePapel[]>,
): ArchivoPdf {
  const medida = medir(encargo);
  return {
    nombre,
    paginas: medida.paginas,
    contenido: imprimir({
      dibujante: new URL('./tabla.worker.ts', import.meta.url),
      encargo: medida,
      tandas,
    }),
  };
}
