import type { FastifyInstance } from 'fastify';

/** Gives up an answer that nobody takes: its reader is gone, or never meant to read it. One that comes slowly stays. */
export function soltarLectoresParados(app: FastifyInstance, ms: number): void {
  app.addHook('onSend', async (_request, reply, contenido) => {
    const esFlujo = typeof contenido === 'object' && contenido !== null && 'pipe' in contenido;
    if (!esFlujo) return contenido;
    let tomado = -1;
    const reloj = setInterval(() => {
      const { socket, writableLength } = reply.raw;
      const escrito = socket?.bytesWritten ?? 0;
      // Nothing waits to be taken while the next rows are still being read: that is our slowness, not the reader's.
      const esperando = writableLength > 0 || (socket?.writableLength ?? 0) > 0;
      if (esperando && escrito === tomado) reply.raw.destroy();
      tomado = escrito;
    }, ms).unref();
    reply.raw.once('close', () => clearInterval(reloj));
    return contenido;
  });
}
