import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { ErrorDeNegocio } from '@trastienda/nucleo/errores.ts';
import type { CausaDeDesmedida } from '@trastienda/nucleo/importaciones/causas.ts';
import { ReglaRota } from '#http/regla-rota.ts';
import { crearTurnos } from '#http/turnos.ts';
import type { Convertida } from './carpeta.ts';

export type Pedida = { readonly ruta: string; readonly destino: string };

export type Respuesta =
  | { readonly tipo: 'hecho'; readonly convertida: Convertida }
  | { readonly tipo: 'rechazo'; readonly error: ErrorDeNegocio }
  /** Our bug, or a disk that is full. */
  | { readonly tipo: 'roto'; readonly que: string };

/** What reading a spreadsheet may take of memory and of time (`seguridad` C11). */
const MEMORIA_MIB = 192;
const JOVEN_MIB = 16;
const PLAZO_MS = 60_000;

const turnos = crearTurnos(1);

/**
 * Turns a spreadsheet into texts in a thread of its own, one at a time in the whole process: whatever it brings, the server
 * goes on answering. Throws `ReglaRota` when it is refused, and leaves nothing behind then.
 */
export const abrirPlanilla = (pedida: Pedida): Promise<Convertida> => turnos.hacer(() => enHilo(pedida));

async function enHilo(pedida: Pedida): Promise<Convertida> {
  const worker = new Worker(new URL('./planilla.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MIB, maxYoungGenerationSizeMb: JOVEN_MIB },
  });
  try {
    const respuesta = await respuestaDe(worker, pedida).finally(() => worker.terminate());
    if (respuesta.tipo === 'hecho') return respuesta.convertida;
    if (respuesta.tipo === 'rechazo') throw new ReglaRota(respuesta.error);
    throw new Error(respuesta.que);
  } catch (error) {
    await rm(pedida.destino, { recursive: true, force: true });
    throw error;
  }
}

function respuestaDe(worker: Worker, pedida: Pedida): Promise<Respuesta> {
  const { promise, resolve, reject } = Promise.withResolvers<Respuesta>();
  const reloj = setTimeout(() => resolve(desmedida('TARDA')), PLAZO_MS);
  worker.once('message', resolve);
  worker.once('error', (error: unknown) => {
    const codigo = error instanceof Error && 'code' in error ? error.code : undefined;
    if (codigo === 'ERR_WORKER_OUT_OF_MEMORY') resolve(desmedida('MEMORIA'));
    else reject(error);
  });
  worker.once('exit', (codigo) => reject(new Error(`the thread ended with code ${codigo}`)));
  worker.postMessage(pedida);
  return promise.finally(() => clearTimeout(reloj));
}

const desmedida = (causa: CausaDeDesmedida): Respuesta => ({
  tipo: 'rechazo',
  error: { code: 'importaciones.planilla_desmedida', data: { causa, hay: 0, maximo: 0 } },
});
