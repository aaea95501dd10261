import { Worker } from 'node:worker_threads';
import type { ErrorDeNegocio } from '@trastienda/nucleo/errores.ts';
import type { Encargo, Mensaje } from './mensajes.ts';
import type { Avance } from './obra.ts';

/** The thread's own heap; what a file brings never is all in memory. */
const MEMORIA_MIB = 128;
const JOVEN_MIB = 16;
/** Whoever rehearses a file applies it a moment later: the thread waits so long for more work. */
const OCIOSO_MS = 10_000;

/** A thread that does one piece of work at a time. */
export type Hilo = {
  /** Answers why the work changed nothing, or nothing when it was done. Rejects when the thread broke or was stopped. */
  readonly trabajar: (encargo: Encargo, avanzar: (avance: Avance) => void) => Promise<ErrorDeNegocio | undefined>;
  /** Ends the thread at once, whatever it is doing: its transaction is undone. */
  readonly detener: () => Promise<void>;
};

/** The thread is made when it is needed and goes away after a while without work. */
export function crearHilo(): Hilo {
  let worker: Worker | undefined;
  let reloj: NodeJS.Timeout | undefined;

  const detener = async () => {
    clearTimeout(reloj);
    const actual = worker;
    worker = undefined;
    await actual?.terminate();
  };
  const trabajar: Hilo['trabajar'] = async (encargo, avanzar) => {
    clearTimeout(reloj);
    worker ??= new Worker(new URL('./trabajo.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MIB, maxYoungGenerationSizeMb: JOVEN_MIB },
    });
    const propio = worker;
    try {
      return await unTrabajo(propio, encargo, avanzar);
    } catch (error) {
      if (worker === propio) await detener();
      throw error;
    } finally {
      if (worker === propio) reloj = setTimeout(() => void detener(), OCIOSO_MS).unref();
    }
  };
  return { trabajar, detener };
}

function unTrabajo(worker: Worker, encargo: Encargo, avanzar: (avance: Avance) => void) {
  return new Promise<ErrorDeNegocio | undefined>((listo, falla) => {
    const dejar = () => {
      worker.off('message', alOir);
      worker.off('error', alFallar);
      worker.off('exit', alSalir);
    };
    const alOir = (mensaje: Mensaje) => {
      if (mensaje.tipo === 'avance') return avanzar(mensaje.avance);
      dejar();
      if (mensaje.tipo === 'roto') falla(new Error(mensaje.que));
      else listo(mensaje.tipo === 'rechazo' ? mensaje.error : undefined);
    };
    const alFallar = (error: unknown) => {
      dejar();
      falla(error);
    };
    const alSalir = (codigo: number) => alFallar(new Error(`the thread ended with code ${codigo}`));
    worker.on('message', alOir);
    worker.on('error', alFallar);
    worker.on('exit', alSalir);
    worker.postMessage(encargo);
  });
}
