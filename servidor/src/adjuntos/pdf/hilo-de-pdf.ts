import { Worker } from 'node:worker_threads';
import { crearTurnos } from '#http/turnos.ts';
import type { Reparo } from './revisar.ts';

/** What reading a document may take of memory and of time; a real one of 20 MB takes a second. */
const MEMORIA_MIB = 192;
const JOVEN_MIB = 16;
const PLAZO_MS = 10_000;

const turnos = crearTurnos(1);

/**
 * Reads a document in a thread of its own, one at a time in the whole process: whatever it brings, the server goes on answering.
 * Answers why it is not taken; null when it is.
 */
export const revisarDocumento = (ruta: string): Promise<Reparo | null> =>
  turnos.hacer(async () => {
    const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MIB, maxYoungGenerationSizeMb: JOVEN_MIB },
    });
    return respuestaDe(worker, ruta).finally(() => worker.terminate());
  });

function respuestaDe(worker: Worker, ruta: string): Promise<Reparo | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Reparo | null>();
  const reloj = setTimeout(() => resolve('COMPLEJO'), PLAZO_MS);
  worker.once('message', resolve);
  worker.once('error', (error: unknown) => {
    const codigo = error instanceof Error && 'code' in error ? error.code : undefined;
    if (codigo === 'ERR_WORKER_OUT_OF_MEMORY') resolve('COMPLEJO');
    else reject(error);
  });
  worker.once('exit', (codigo) => reject(new Error(`the thread ended with code ${codigo}`)));
  worker.postMessage(ruta);
  return promise.finally(() => clearTimeout(reloj));
}
