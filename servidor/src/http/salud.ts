import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { estaMigrada } from '#db/migrar.ts';
import { PREPARADO_TIMEOUT_MS } from './limites.ts';
import { conPlazo } from './plazo.ts';

/** Live, ready and measured: what an operator's tools ask for. */
export function rutasDeSalud(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/healthz', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('ok\n'));

  app.get('/readyz', async (_request, reply) => {
    const lista = await conPlazo(PREPARADO_TIMEOUT_MS, estaMigrada(pool)).catch(() => false);
    if (!lista) reply.header('retry-after', '2');
    return reply
      .code(lista ? 200 : 503)
      .type('text/plain; charset=utf-8')
      .send(lista ? 'ready\n' : 'not ready\n');
  });

  const registro = new Registry();
  collectDefaultMetrics({ register: registro });
  const duracion = new Histogram({
    name: 'trastienda_http_segundos',
    help: 'Time to answer, by route',
    labelNames: ['metodo', 'ruta', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registro],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, never the address: ids would make one series per record.
    const ruta = request.routeOptions.url ?? 'desconocida';
    duracion.observe({ metodo: request.method, ruta, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (_request, reply) => reply.type(registro.contentType).send(await registro.metrics()));
}
