import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { redDe } from './direccion.ts';
import { EXPORTACIONES_POR_MINUTO, IMAGENES_POR_MINUTO, LECTURAS_A_LA_VEZ } from './limites.ts';
import { crearRafaga } from './rafaga.ts';
import { ReglaRota } from './regla-rota.ts';

/** For doors without a session: enough for people, too little for guessing. */
const SIN_IDENTIDAD = { lecturas: 600, escrituras: 120 };

/**
 * Requests a minute, per session or key (`seguridad.md` 3.5, `acordado` 23). Each node counts for itself: it is a
 * brake against floods, while the counters that guard passwords live in PostgreSQL.
 */
export async function cuotas(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    hook: 'preHandler',
    timeWindow: 60_000,
    keyGenerator: (request) => `${request.identidad?.huella ?? redDe(request.ip)}:${claseDe(request)}`,
    max: (request) => {
      const { lecturas, escrituras } = request.identidad?.cuota ?? SIN_IDENTIDAD;
      const clase = claseDe(request);
      return {
        lectura: lecturas,
        escritura: escrituras,
        archivo: EXPORTACIONES_POR_MINUTO,
        imagen: IMAGENES_POR_MINUTO,
      }[clase];
    },
    allowList: (request) => request.routeOptions.config.endpoint === undefined,
    errorResponseBuilder: (_request, { ttl }) => demasiados(ttl),
  });
  lecturasDeUnaVez(app);
}

const demasiados = (faltaMs: number) =>
  new ReglaRota({ code: 'comun.demasiados_pedidos', data: { segundos: Math.ceil(faltaMs / 1000) } });

/** A minute's worth of readings does not come in one second: what a page asks for at once is far from it. */
function lecturasDeUnaVez(app: FastifyInstance): void {
  const rafaga = crearRafaga(LECTURAS_A_LA_VEZ);
  app.addHook('preHandler', async (request) => {
    const { identidad } = request;
    if (request.routeOptions.config.endpoint === undefined || identidad?.medio !== 'cookie') return;
    if (claseDe(request) !== 'lectura') return;
    const faltaMs = rafaga.contar(identidad.huella, identidad.cuota.lecturas, performance.now());
    if (faltaMs > 0) throw demasiados(faltaMs);
  });
}

/**
 * A file costs as much as many readings; a page of a table asks for fifty pictures at once, once. A key is a program's, and has
 * one quota for all it does.
 */
function claseDe({ method, routeOptions, identidad }: FastifyRequest): 'lectura' | 'escritura' | 'archivo' | 'imagen' {
  if (identidad?.medio === 'clave') return 'lectura';
  if (method !== 'GET' && method !== 'HEAD') return 'escritura';
  if (identidad === undefined) return 'lectura';
  const { formato } = routeOptions.config.endpoint ?? {};
  if (formato === 'imagen') return 'imagen';
  return formato === 'csv' || formato === 'pdf' ? 'archivo' : 'lectura';
}
