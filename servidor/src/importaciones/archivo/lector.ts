import { createReadStream, type ReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import type { ErrorDeNegocio } from '@trastienda/nucleo/errores.ts';
import type { CausaDeMalArmado } from '@trastienda/nucleo/importaciones/lectura/causas.ts';
import type { Codificacion } from '@trastienda/nucleo/importaciones/lectura/codificacion.ts';
import { revisarForma, type Tabla } from '@trastienda/nucleo/importaciones/lectura/tabla.ts';
import type { Rechazo } from '@trastienda/nucleo/importaciones/rechazo.ts';
import { CsvError, parse } from 'csv-parse';
import { ReglaRota, rechazar } from '#http/regla-rota.ts';
import { rutaDeTexto } from '#importaciones/planilla/carpeta.ts';

const FILAS_POR_LOTE = 2_000;
const FILA_MAXIMA = 256 * 1024;

export type Fuente = {
  readonly ruta: string;
  readonly nombre: string;
  readonly codificacion: Codificacion;
  /** Of a spreadsheet, whose folder `ruta` is then. */
  readonly hoja?: string | undefined;
  readonly tabla: Tabla;
  /** The row of the titles; the data begin below it. 0 when there is none. */
  readonly encabezado: number;
  readonly maximoDeFilas: number;
  /** Rows of the same artículo mean something together: whoever parts the file keeps them so. */
  readonly juntas?: boolean;
};

type Uso = {
  /** A row with something in it and well shaped, or why it is not. */
  readonly fila: (celdas: readonly string[], fila: number, mal: Rechazo | undefined) => void;
  /** Now and then and at the end, with how far into the file. */
  readonly lote: (bytes: number) => Promise<void>;
};

/**
 * Reads, decodes and splits the rows of a file, text or sheet, some at a time. Throws `ReglaRota` when the file turns out
 * broken.
 */
export async function leerFilas(fuente: Fuente, uso: Uso): Promise<void> {
  const { tabla, encabezado, maximoDeFilas } = fuente;
  const origen = createReadStream(await rutaDeTexto(fuente.ruta, fuente.hoja));
  const enForma = formaDe(fuente.hoja, tabla);
  const final = { conSalto: false };
  // Whoever stops reading closes everything behind; what that interrupts is nobody's error.
  const registros = pipeline(
    Readable.from(decodificar(origen, fuente.codificacion, final)),
    parse({
      delimiter: tabla.separador,
      // Texts that were put together out of others mix them; of a sheet they are ours.
      ...(fuente.hoja === undefined && { record_delimiter: ['\r\n', '\n', '\r'] }),
      ...{ relax_column_count: true, relax_quotes: true, max_record_size: FILA_MAXIMA },
    }),
    () => {},
  );
  let fila = 0;
  let leidas = 0;
  let ultima: readonly string[] = [];
  try {
    for await (const registro of registros as AsyncIterable<string[]>) {
      fila += 1;
      if (fila <= encabezado) continue;
      const celdas = enForma(registro);
      ultima = celdas;
      const forma = revisarForma(tabla, celdas, fila);
      if (forma === 'en_blanco') continue;
      leidas += 1;
      if (leidas > maximoDeFilas)
        rechazar('importaciones.demasiadas_filas', {
          archivo: fuente.nombre,
          maximo: maximoDeFilas,
          juntas: fuente.juntas ?? false,
        });
      uso.fila(celdas, fila, forma === 'bien' ? undefined : forma);
      if (leidas % FILAS_POR_LOTE === 0) await uso.lote(origen.bytesRead);
    }
  } catch (error) {
    throw new ReglaRota(explicar(error, fila + 1));
  }
  if (leidas === 0) rechazar('importaciones.sin_renglones', { archivo: fuente.nombre });
  const corta = ultima.length < tabla.titulos.length && ultima.some((celda) => celda !== '');
  if (corta && !final.conSalto) {
    rechazar('importaciones.cortado', { fila, columnas: ultima.length, esperadas: tabla.titulos.length });
  }
  await uso.lote(origen.bytesRead);
}

/**
 * The cells of a row to be judged. Those of a sheet end where the last one with something in it is, and a note beside the
 * table is no part of it; those of a text are judged as they come.
 */
export function formaDe(
  hoja: string | undefined,
  { titulos }: Pick<Tabla, 'titulos'>,
): (celdas: readonly string[]) => readonly string[] {
  return hoja === undefined ? (celdas) => celdas : (celdas) => titulos.map((_, i) => celdas[i] ?? '');
}

/** The text of a file without its BOM. Its bytes were judged before: here they only turn into letters. */
async function* decodificar(
  origen: ReadStream,
  codificacion: Codificacion,
  final: { conSalto: boolean },
): AsyncGenerator<string> {
  const decodificador = new TextDecoder(codificacion);
  for await (const trozo of origen) {
    const texto = decodificador.decode(trozo, { stream: true });
    if (texto === '') continue;
    final.conSalto = /[\r\n]$/.test(texto);
    yield texto;
  }
  yield decodificador.decode();
}

const CAUSAS: Readonly<Record<string, CausaDeMalArmado>> = {
  CSV_QUOTE_NOT_CLOSED: 'COMILLA_SIN_CERRAR',
  CSV_MAX_RECORD_SIZE: 'FILA_DESMEDIDA',
};

function explicar(error: unknown, fila: number): ErrorDeNegocio {
  const causa = error instanceof CsvError ? CAUSAS[error.code] : undefined;
  if (causa === undefined) throw error;
  return { code: 'importaciones.mal_armado', data: { fila, causa } };
}
