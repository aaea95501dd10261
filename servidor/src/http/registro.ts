import type { FastifyInstance } from 'fastify';

/**
 * What never reaches a log (`seguridad.md` 3.10). Bodies and headers are not logged at all; this is the second wall. And what
 * the database says of a row that it refused, which repeats it.
 */
export const REDACCION = {
  paths: [
    ...['cookie', 'authorization', 'contrasena', 'codigo', 'clave', 'token'].flatMap((campo) => [campo, `*.${campo}`]),
    ...['err.detail', 'err.where'],
  ],
  remove: true,
};

/** One JSON line per request, without its query: what people search for is nobody else's business. */
export function registrarPedidos(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const linea = {
      metodo: request.method,
      ruta: request.routeOptions.url ?? 'desconocida',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      direccion: request.ip,
      usuario: request.identidad?.usuario.id,
    };
    // Readings that went well are noise unless somebody asks for them.
    const esRuido = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD');
    request.log[esRuido ? 'debug' : 'info'](linea, 'request');
  });
}
