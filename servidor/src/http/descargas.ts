import type { FastifyInstance } from 'fastify';
import { rechazar } from './regla-rota.ts';

/**
 * So many exports of one person at once. Each goes at the pace of its reader, however slow, on one of the few connections for long work:
 * nobody may keep them all from the others.
 */
export function repartirDescargas(app: FastifyInstance, porPersona: number): void {
  const enCurso = new Map<string, number>();
  app.addHook('preHandler', async (request, reply) => {
    const persona = request.identidad?.usuario.id;
    if (persona === undefined || request.routeOptions.config.endpoint?.formato !== 'csv') return;
    const otras = enCurso.get(persona) ?? 0;
    if (otras >= porPersona) rechazar('comun.descargas_a_la_vez', { maximo: porPersona });
    enCurso.set(persona, otras + 1);
    let suelta = false;
    const soltar = () => {
      if (suelta) return;
      suelta = true;
      const quedan = (enCurso.get(persona) ?? 1) - 1;
      if (quedan > 0) enCurso.set(persona, quedan);
      else enCurso.delete(persona);
    };
    reply.raw.once('finish', soltar).once('close', soltar);
  });
}
