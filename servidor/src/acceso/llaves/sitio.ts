import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { rechazar } from '#http/regla-rota.ts';

/** What a passkey is bound to: the name of the site and the one address its pages have. */
export type Sitio = { readonly rpID: string; readonly origen: string };

/**
 * The public address when it was said; otherwise this machine by its name, whatever the port. Anything else that a
 * caller may write into Host is not believed. Browsers ask for a name, and for https unless it is `localhost`.
 */
export function sitioDe({ baseUrl }: Pick<Entorno, 'baseUrl'>, request: FastifyRequest): Sitio {
  const url = new URL(baseUrl ?? origenLocal(request.headers.host) ?? 'http://0.0.0.0');
  const esNombre = isIP(url.hostname) === 0 && !url.hostname.startsWith('[');
  const esSegura = url.protocol === 'https:' || url.hostname === 'localhost';
  if (!esNombre || !esSegura) return rechazar('acceso.sin_nombre_de_host', {});
  return { rpID: url.hostname, origen: url.origin };
}

const origenLocal = (host: string | undefined): string | undefined =>
  host !== undefined && /^localhost(:\d{1,5})?$/i.test(host) ? `http://${host.toLowerCase()}` : undefined;
