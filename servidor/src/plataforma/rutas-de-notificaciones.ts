import * as contrato from '@trastienda/nucleo/plataforma/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { crearCorrientes } from './corrientes.ts';
import { contarSinLeer, listar } from './notificaciones.query.ts';
import { marcarHasta, marcarLeidas } from './notificaciones.repo.ts';
import { guardarPreferencias, leerPreferencias } from './preferencias.repo.ts';

export function rutasDeNotificaciones(app: FastifyInstance, entorno: Entorno): void {
  const { db, databaseUrl: url } = entorno;
  const corrientes = crearCorrientes({ db, url, log: app.log });
  // Before the server waits for its requests to end: these never do.
  app.addHook('preClose', () => corrientes.cerrar());

  montar(app, entorno, contrato.listarNotificaciones, ({ usuario }, { query }) => listar(db, usuario, query));

  // Its own state and nobody else's, said many times a day: no trail is left of it.
  montarLibre(app, entorno, contrato.leerNotificaciones, async (_request, reply, { usuario, input }) => {
    const { body } = input;
    if ('ids' in body) await marcarLeidas(db, usuario, body.ids);
    else await marcarHasta(db, usuario, body.hasta);
    const sinLeer = await contarSinLeer(db, usuario);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify({ sinLeer }));
  });

  montar(app, entorno, contrato.verPreferencias, async ({ usuario }) => ({
    preferencias: await leerPreferencias(db, usuario),
  }));

  montar(app, entorno, contrato.guardarPreferencias, async (orden, { body }) => ({
    preferencias: await guardarPreferencias(orden, body.preferencias),
  }));

  montarLibre(app, entorno, contrato.seguirEventos, async (request, reply, { usuario, input }) => {
    const { sesion, mirar } = request.identidad ?? {};
    if (!sesion || !mirar) return rechazar('acceso.solo_en_persona', {});
    const anterior = request.headers['last-event-id'];
    const desde = typeof anterior === 'string' && anterior !== '' ? anterior : input.query.desde;
    reply
      .type('text/event-stream; charset=utf-8')
      // Nobody on the way keeps it, squeezes it or waits to have more of it.
      .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
    if (request.method === 'HEAD') return reply.send('');
    return reply.send(await corrientes.abrir({ sesionId: sesion.id, usuario, mirar }, desde));
  });
}
