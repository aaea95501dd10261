import { once } from 'node:events';
import { createReadStream, type ReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { ErrorDeNegocio } from '@trastienda/nucleo/errores.ts';
import { revisarForma } from '@trastienda/nucleo/importaciones/tabla.ts';
import { CsvError, parse } from 'csv-parse';
import type { Celda } from '#db/copia.ts';
import type { Encargo, Mensaje, RechazoDeFila } from './mensajes.ts';
import { preparador } from './preparacion.ts';

const FILAS_POR_LOTE = 2_000;
const FILA_MAXIMA = 256 * 1024;

/** Reads, decodes, splits and judges the rows of a file, a lote at a time. */
async function leer(encargo: Encargo, avisar: MessagePort): Promise<void> {
  const enviar = (mensaje: Mensaje) => avisar.postMessage(mensaje);
  const error = await leerLotes(encargo, avisar);
  enviar(error === undefined ? { tipo: 'fin' } : { tipo: 'rechazo', error });
}

async function leerLotes(encargo: Encargo, avisar: MessagePort): Promise<ErrorDeNegocio | undefined> {
  const { tabla } = encargo;
  const preparar = preparador(tabla, new Date(encargo.ahora));
  const origen = createReadStream(encargo.ruta);
  const final = { conSalto: false };
  const registros = Readable.from(decodificar(origen, encargo.codificacion, final)).pipe(
    parse({ delimiter: tabla.separador, relax_column_count: true, relax_quotes: true, max_record_size: FILA_MAXIMA }),
  );
  const lote = loteVacio();
  let fila = 0;
  let total = 0;
  let ultima: readonly string[] = [];
  try {
    for await (const celdas of registros as AsyncIterable<string[]>) {
      fila += 1;
      ultima = celdas;
      if (fila === 1) continue;
      const forma = revisarForma(tabla, celdas, fila);
      if (forma === 'en_blanco') continue;
      total += 1;
      lote.leidas += 1;
      const lista = forma === 'bien' ? preparar(celdas, fila) : { rechazos: [forma], referencia: '' };
      if ('celdas' in lista) lote.aceptadas.push(lista.celdas);
      else {
        lote.rechazadas += 1;
        lote.rechazos.push(...lista.rechazos.map((rechazo) => ({ ...rechazo, referencia: lista.referencia })));
      }
      if (lote.leidas >= FILAS_POR_LOTE) await entregar(lote, origen.bytesRead, avisar);
    }
  } catch (error) {
    return explicar(error, fila + 1);
  }
  if (total === 0) return { code: 'importaciones.sin_renglones', data: { archivo: encargo.nombre } };
  const corta = ultima.length < tabla.titulos.length && ultima.some((celda) => celda !== '');
  if (corta && !final.conSalto) {
    const data = { fila, columnas: ultima.length, esperadas: tabla.titulos.length };
    return { code: 'importaciones.cortado', data };
  }
  await entregar(lote, origen.bytesRead, avisar);
  return undefined;
}

type LoteAbierto = { aceptadas: (readonly Celda[])[]; rechazos: RechazoDeFila[]; leidas: number; rechazadas: number };

const loteVacio = (): LoteAbierto => ({ aceptadas: [], rechazos: [], leidas: 0, rechazadas: 0 });

async function entregar(lote: LoteAbierto, bytes: number, avisar: MessagePort): Promise<void> {
  const seguir = once(avisar, 'message');
  const mensaje: Mensaje = { tipo: 'lote', lote: { ...lote, bytes } };
  avisar.postMessage(mensaje);
  Object.assign(lote, loteVacio());
  await seguir;
}

/** The text of a file without its BOM. Its bytes were judged before: here they only turn into letters. */
async function* decodificar(
  origen: ReadStream,
  codificacion: Encargo['codificacion'],
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

const CAUSAS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'hay una comilla que se abre y no se cierra',
  CSV_MAX_RECORD_SIZE: 'hay una fila desmedida, quizá por una comilla de más',
};

function explicar(error: unknown, fila: number): ErrorDeNegocio {
  const causa = error instanceof CsvError ? CAUSAS[error.code] : undefined;
  if (causa === undefined) throw error;
  return { code: 'importaciones.mal_armado', data: { fila, causa } };
}

const puerto = definido(parentPort, 'this file runs as a worker');
// A thread that ends may lose what it said last, so this one lives until it is told to stop.
puerto.on('message', () => {});
await leer(workerData as Encargo, puerto);
