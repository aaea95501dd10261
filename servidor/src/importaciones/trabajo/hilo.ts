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
  /** Ends the work in course at once: its transaction is undone. */
  readonly detener: () => Promise<void>;
};

/** The thread is made when it is needed, and one without work goes away after a while. */
export function crearHilo(): Hilo {
  let enCurso: Worker | undefined;
  const trabajar: Hilo['trabajar'] = async (encargo, avanzar) => {
    const worker = tomar();
    enCurso = worker;
    try {
      const error = await unTrabajo(worker, encargo, avanzar);
      dejar(worker);
      return error;
    } catch (error) {
      await worker.terminate();
      throw error;
    } finally {
      if (enCurso === worker) enCurso = undefined;
    }
  };
  return {
    trabajar,
    detener: async () => {
      await enCurso?.terminate();
    },
  };
}

/** Has nothing to do: to load all that one needs takes half a second, so the next work is for it. */
let libre: { readonly worker: Worker; readonly reloj: NodeJS.Timeout } | undefined;

function tomar(): Worker {
  if (libre === undefined) {
    return new Worker(new URL('./trabajo.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MIB, maxYoungGenerationSizeMb: JOVEN_MIB },
    });
  }
  const { worker, reloj } = libre;
  clearTimeout(reloj);
  libre = undefined;
  worker.ref();
  return worker;
}

function dejar(worker: Worker): void {
  if (libre !== undefined) return void worker.terminate();
  // It keeps nobody from leaving.
  worker.unref();
  const reloj = setTimeout(() => {
    libre = undefined;
    void worker.terminate();
  }, OCIOSO_MS).unref();
  libre = { worker, reloj };
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
      if (mensaje.tipo === 'roto') falla(Object.assign(new Error(mensaje.que), { code: mensaje.codigo }));
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
