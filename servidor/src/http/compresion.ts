import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this a packet or two carry it as it is. */
const DESDE_BYTES = 4096;
/** Quick rather than small: a page of a list is made several times smaller in less than a millisecond. */
const CALIDAD = 3;

const JSON_DE = /^application\/(?:problem\+)?json\b/;

/**
 * Answers of the API go compressed to whoever takes them so: a page of a list travels in an eighth of its size. Files are not:
 * they were made small before, or are written as they are read. Nor is anything of the doors, whose answers bring secrets:
 * the length of what is compressed tells of what stands beside them.
 */
export async function comprimirRespuestas(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (ruta) => {
    if (ruta.url.startsWith('/api/acceso/')) ruta.compress = false;
  });
  app.addHook('onSend', (request, reply, cuerpo, seguir) => {
    // The library takes every kind of text besides those it is told: this is its way of being asked not to.
    if (!JSON_DE.test(`${reply.getHeader('content-type')}`)) request.headers['x-no-compression'] = 'true';
    seguir(null, cuerpo);
  });
  await app.register(compress, {
    global: true,
    // What comes in is never inflated.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: DESDE_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: CALIDAD } },
    zlibOptions: { level: CALIDAD },
  });
}
