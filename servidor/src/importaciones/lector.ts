import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Tabla } from '@trastienda/nucleo/importaciones/tabla.ts';
import { ReglaRota } from '#http/regla-rota.ts';
import type { Archivo } from './archivo.ts';
import type { Encargo, Lote, Mensaje } from './mensajes.ts';

/** Enough for the largest row many times over; a file of any length needs no more. */
const MEMORIA_MIB = 256;

/**
 * The rows of a file, read and judged in a thread of their own. The thread waits while a lote is being used.
 * Throws `ReglaRota` when the file turns out broken.
 */
export async function* leerLotes(archivo: Archivo, tabla: Tabla, ahora: Date): AsyncGenerator<Lote> {
  const { ruta, nombre, codificacion } = archivo;
  const workerData: Encargo = { ruta, nombre, codificacion, tabla, ahora: ahora.toISOString() };
  const worker = new Worker(new URL('./lector.worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MIB },
  });
  const fallo = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', (codigo) => reject(new Error(`the reader of files ended with code ${codigo}`)));
  });
  // It also fails while nobody waits: when the file is left half-read.
  fallo.catch(() => {});
  try {
    for (;;) {
      const [mensaje] = (await Promise.race([once(worker, 'message'), fallo])) as [Mensaje];
      if (mensaje.tipo === 'fin') return;
      if (mensaje.tipo === 'rechazo') throw new ReglaRota(mensaje.error);
      yield mensaje.lote;
      worker.postMessage('seguir');
    }
  } finally {
    await worker.terminate();
  }
}
