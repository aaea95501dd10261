import type { IncomingMessage } from 'node:http';

/**
 * An address as routes can read it. A `%` that escapes nothing is taken by the letter: the path it is in is then answered as
 * any other, with a page or a refusal of ours, where Fastify would answer a text of its own.
 */
export function direccionLegible({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const [ruta = ''] = url.split('?', 1);
  try {
    decodeURIComponent(ruta);
    return url;
  } catch {
    return ruta.replaceAll('%', '%25') + url.slice(ruta.length);
  }
}
