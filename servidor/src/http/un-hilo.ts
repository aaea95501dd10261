import { Worker } from 'node:worker_threads';

/** What of its measure a thread went over. */
export type Exceso = 'TARDA' | 'MEMORIA';

type Medida<Respuesta> = {
  readonly memoriaMib: number;
  readonly plazoMs: number;
  /** What to answer for one that takes more. */
  readonly alPasarse: (exceso: Exceso) => Respuesta;
};

const JOVEN_MIB = 16;

/**
 * Asks one thing of a thread that is made for it and ends with it: whatever is in what people bring, it takes no more than its
 * measure and the server goes on answering. Rejects when the thread broke.
 */
export async function preguntarAUnHilo<Respuesta>(
  modulo: URL,
  pedido: unknown,
  { memoriaMib, plazoMs, alPasarse }: Medida<Respuesta>,
): Promise<Respuesta> {
  const worker = new Worker(modulo, {
    resourceLimits: { maxOldGenerationSizeMb: memoriaMib, maxYoungGenerationSizeMb: JOVEN_MIB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Respuesta>();
  const reloj = setTimeout(() => resolve(alPasarse('TARDA')), plazoMs);
  worker.once('message', resolve);
  worker.once('error', (error: unknown) => {
    const codigo = error instanceof Error && 'code' in error ? error.code : undefined;
    if (codigo === 'ERR_WORKER_OUT_OF_MEMORY') resolve(alPasarse('MEMORIA'));
    else reject(error);
  });
  worker.once('exit', (codigo) => reject(new Error(`the thread ended with code ${codigo}`)));
  worker.postMessage(pedido);
  try {
    return await promise;
  } finally {
    clearTimeout(reloj);
    await worker.terminate();
  }
}
