import type { FastifyInstance } from 'fastify';
import { DatosInvalidos } from './regla-rota.ts';

/** Two names for the server in one request are two readings of it, one by us and another by whoever stands in front. */
export function exigirUnAnfitrion(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const nombres = request.raw.rawHeaders.filter((campo, i) => i % 2 === 0 && campo.toLowerCase() === 'host');
    if (nombres.length > 1) throw new DatosInvalidos([{ path: ['Host'], message: 'Tiene que venir una sola vez.' }]);
  });
}
