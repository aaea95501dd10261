import type { FastifyReply, FastifyRequest } from 'fastify';

export type Imagen = {
  readonly tipo: string;
  readonly bytes: Buffer;
  /** Changes with the picture. */
  readonly version: string;
};

/**
 * Sends a picture of a door whose `formato` is `imagen`: shown in its place and never run (the policy of everything under
 * `/api` is a sandbox). Only its reader's browser keeps it, for good when the address said which version it wanted.
 */
export function enviarImagen(
  request: FastifyRequest,
  reply: FastifyReply,
  { tipo, bytes, version }: Imagen,
  pedida: string | undefined,
): FastifyReply {
  const etiqueta = `"${version}"`;
  reply
    .header('etag', etiqueta)
    .header('content-disposition', 'inline')
    .header('cache-control', pedida === version ? 'private, max-age=31536000, immutable' : 'private, no-cache');
  if (request.headers['if-none-match'] === etiqueta) return reply.code(304).send();
  return reply.type(tipo).send(bytes);
}
