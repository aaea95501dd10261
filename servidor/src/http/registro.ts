import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import type { FastifyInstance } from 'fastify';
// It tells what a route carries with it and who asks, also where the application that mounts it is not in sight.
import type {} from './montar.ts';

type Formato = NonNullable<Endpoint['formato']>;

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

/** What leaves in a file. */
const SE_LLEVAN: ReadonlySet<Formato> = new Set(['csv', 'pdf', 'archivo']);

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
      sesion: request.identidad?.huella.slice(-8),
    };
    // Readings that went well are noise unless somebody asks for them; what is taken away in a file is none (`seguridad.md` 3.10).
    const { formato = 'json' } = request.routeOptions.config.endpoint ?? {};
    const esLectura = request.method === 'GET' || request.method === 'HEAD';
    const esRuido = reply.statusCode < 400 && esLectura && !SE_LLEVAN.has(formato);
    request.log[esRuido ? 'debug' : 'info'](linea, 'request');
  });
}
