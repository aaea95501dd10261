import { on } from 'node:events';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { crearTurnos } from '#http/turnos.ts';
import type { AlHilo, DelHilo } from './mensajes.ts';

/** The thread's own heap: pages go out as they are drawn, so a long document takes no more than a short one. */
const MEMORIA_MIB = 192;
const JOVEN_MIB = 16;
/** Drawing takes a whole core: more at once would only make everybody wait longer, the counter too. */
const turnos = crearTurnos(2);

type Pedido<Fila> = {
  /** The module of the thread that draws (`atender`). */
  readonly dibujante: URL;
  /** What it needs to know before the first row. */
  readonly encargo: unknown;
  readonly tandas: AsyncIterable<readonly Fila[]>;
};

/**
 * Draws a document in a thread apart, at the pace of its reader: rows are read when what was drawn of those before is
 * gone. Whoever stops reading ends the thread and the reading behind it.
 */
export const imprimir = <Fila>(pedido: Pedido<Fila>): Readable =>
  Readable.from(trozos(pedido), { objectMode: false, highWaterMark: 256 * 1024 });

async function* trozos<Fila>(pedido: Pedido<Fila>): AsyncGenerator<Uint8Array> {
  const soltar = await turnos.pedir();
  try {
    yield* dibujar(pedido);
  } finally {
    soltar();
  }
}

async function* dibujar<Fila>({ dibujante, encargo, tandas }: Pedido<Fila>): AsyncGenerator<Uint8Array> {
  const filas = tandas[Symbol.asyncIterator]();
  const hilo = new Worker(dibujante, {
    workerData: encargo,
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MIB, maxYoungGenerationSizeMb: JOVEN_MIB },
  });
  const decir = (mensaje: AlHilo<Fila>) => hilo.postMessage(mensaje);
  try {
    for await (const [mensaje] of on(hilo, 'message', { close: ['exit'] }) as AsyncIterable<[DelHilo]>) {
      if (mensaje.tipo === 'fin') return;
      if (mensaje.tipo === 'trozo') yield mensaje.bytes;
      else {
        const tanda = await filas.next();
        decir(tanda.done ? { tipo: 'nada_mas' } : { tipo: 'tanda', filas: tanda.value });
      }
    }
    throw new Error('the thread that draws ended before its document');
  } finally {
    await hilo.terminate();
    await filas.return?.();
  }
}
