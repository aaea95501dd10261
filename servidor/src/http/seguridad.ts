import type { FastifyInstance } from 'fastify';
import { INFORMES_DE_POLITICA } from './informes-de-politica.ts';

/** Headers of every answer (`seguridad.md` 3.1 as changed by `acordado` 21–22). Pages add their own policy. */
export function encabezadosDeSeguridad(app: FastifyInstance, https: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
      'x-request-id': request.id,
    });
    if (https) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    }
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/** The policy of the application's page. `nonce` is for Emotion's style elements; no script is ever inline. */
export const politicaDePagina = (nonce: string, https: boolean): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `report-uri ${INFORMES_DE_POLITICA}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
