import type { FastifyInstance } from 'fastify';

/**
 * Gives up a request whose body has not come whole in `ms`; a file has all the time of the server's own limit. Node knows
 * one limit for all requests, and a small body that takes as long as a large file is somebody holding a connection.
 */
export function cortarCuerposLentos(app: FastifyInstance, ms: number): void {
  app.addHook('preParsing', async (request, _reply, cuerpo) => {
    const { 'content-length': largo, 'transfer-encoding': porPartes } = request.headers;
    const trae = porPartes !== undefined || (largo !== undefined && largo !== '0');
    if (!trae || request.routeOptions.config.endpoint?.cuerpo === 'multipart') return cuerpo;
    const reloj = setTimeout(() => request.raw.destroy(), ms);
    cuerpo.once('close', () => clearTimeout(reloj));
    cuerpo.once('end', () => clearTimeout(reloj));
    return cuerpo;
  });
}
