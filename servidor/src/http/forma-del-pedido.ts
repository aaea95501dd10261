import type { FastifyInstance } from 'fastify';
import { ENCABEZADOS_MAXIMOS, URL_MAXIMA } from './limites.ts';
import { DatosInvalidos, rechazar } from './regla-rota.ts';

/** Refuses, before anything is asked of anybody, addresses and headers that no client of ours sends. */
export function limitarPedidos(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if ((raw.url ?? '').length > URL_MAXIMA) rechazar('comun.direccion_larga', {});
    if (raw.rawHeaders.length / 2 > ENCABEZADOS_MAXIMOS) rechazar('comun.demasiados_encabezados', {});
    // A compressed body may hide one a thousand times its size: nothing here inflates what comes in.
    const codificacion = raw.headers['content-encoding'];
    if (codificacion !== undefined && codificacion !== 'identity') rechazar('comun.comprimido', {});
    // Two names for the server in one request are two readings of it, one by us and another by whoever stands in front.
    const nombres = raw.rawHeaders.filter((campo, i) => i % 2 === 0 && campo.toLowerCase() === 'host');
    if (nombres.length > 1) throw new DatosInvalidos([{ path: ['Host'], message: 'Tiene que venir una sola vez.' }]);
  });
}
