import type { FastifyReply, FastifyRequest } from 'fastify';

export type Imagen = {
  readonly tipo: string;
  readonly bytes: Buffer;
  /** Changes with the picture. */
  readonly version: string;
};

/**
 * Sends a picture of a door whose `formato` is `imagen`: shown in its place and never run (the policy of everything under
 * `/api` is a sandbox).
 */
export function enviarImagen(
  request: FastifyRequest,
  reply: FastifyReply,
  { tipo, bytes, version }: Imagen,
  pedida: string | undefined,
): FastifyReply {
  if (yaLaTiene(request, reply, version, pedida === version)) return reply.code(304).send();
  return reply.type(tipo).send(bytes);
}

/**
 * Says of a picture that it is shown in its place and how long it keeps: only its reader's browser has it, for good when the
 * address said which version it wanted. Answers whether the reader has it already.
 */
export function yaLaTiene(
  request: FastifyRequest,
  reply: FastifyReply,
  version: string,
  paraSiempre: boolean,
): boolean {
  const etiqueta = `"${version}"`;
  reply
    .header('etag', etiqueta)
    .header('content-disposition', 'inline')
    .header('cache-control', paraSiempre ? 'private, max-age=31536000, immutable' : 'private, no-cache');
  return request.headers['if-none-match'] === etiqueta;
}
