import type { FastifyRequest } from 'fastify';
import { rechazar } from './regla-rota.ts';

/**
 * Keeps another site's page from acting with this user's cookie: besides SameSite=Lax, a header no form can send,
 * and an origin that is ours. Requests with a key carry no cookie and need neither; those without a session may still
 * carry the cookies of a login on its way or of a terminal, so they need the origin.
 */
export function exigirOrigen(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const medio = request.identidad?.medio;
  if (medio === 'clave') return;
  const sitio = request.headers['sec-fetch-site'];
  const origen = request.headers.origin;
  const ajeno =
    sitio !== undefined ? sitio !== 'same-origin' : origen !== undefined && hostDe(origen) !== request.headers.host;
  const sinEncabezado = medio === 'cookie' && request.headers['x-requested-with'] !== 'app';
  if (ajeno || sinEncabezado) rechazar('comun.origen_rechazado', {});
}

function hostDe(origen: string): string | undefined {
  return URL.canParse(origen) ? new URL(origen).host : undefined;
}
