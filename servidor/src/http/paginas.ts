import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { responder } from './errores.ts';
import { politicaDePagina } from './seguridad.ts';

const WEB = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/**
 * The web application: hashed files under `/assets` for ever, and its one page for every other path outside `/api`.
 * An unknown asset is a 404, never the page with a 200.
 */
export async function paginas(app: FastifyInstance, https: boolean, carpeta: string = WEB): Promise<void> {
  const construida = existsSync(`${carpeta}/index.html`);
  if (construida) {
    await app.register(fastifyStatic, {
      root: `${carpeta}/assets`,
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.header('cache-control', 'public, max-age=31536000, immutable');
      },
    });
  }
  const pagina = construida ? await readFile(`${carpeta}/index.html`, 'utf8') : undefined;

  app.setNotFoundHandler(async (request, reply) => {
    const ruta = request.url.split('?')[0] ?? '';
    const esPagina =
      pagina !== undefined &&
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|assets)(\/|$)/.test(ruta);
    if (!esPagina) return responder(reply, { code: 'comun.ruta_desconocida', data: {} });
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', politicaDePagina(nonce, https))
      .type('text/html; charset=utf-8')
      .send(pagina.replaceAll('__NONCE__', nonce));
  });
}
