import Fastify from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { direccionLegible } from './direccion-legible.ts';
import { responder, responderError } from './errores.ts';
import { archivos, esDePagina, leerPaginas, vestir } from './paginas.ts';
import type { Puerta } from './puerta.ts';
import { encabezadosDeSeguridad } from './seguridad.ts';

type Opciones = { readonly https: boolean; readonly carpeta?: string };

/**
 * Attends until the application is ready: it is alive, it is not ready, and whoever comes with a browser sees the page
 * of maintenance at the address they asked for, which goes on by itself. Returns how to end it.
 */
export async function atenderLaEspera(puerta: Puerta, { https, carpeta }: Opciones): Promise<() => Promise<void>> {
  const turno = puerta.turno();
  const app = Fastify({
    logger: false,
    genReqId: () => uuidv7(),
    rewriteUrl: direccionLegible,
    serverFactory: turno.serverFactory,
  });
  const paginas = await leerPaginas(carpeta);
  const pagina = paginas?.puertas.replace('<html', '<html data-sin-servicio');
  app.setErrorHandler(responderError);
  encabezadosDeSeguridad(app, https);
  if (pagina !== undefined) await archivos(app, carpeta);
  app.get('/healthz', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('ok\n'));
  app.get('/readyz', async (_request, reply) =>
    reply.code(503).header('retry-after', '2').type('text/plain; charset=utf-8').send('not ready\n'),
  );
  // Before the body is read: nobody here would know what to do with it.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const ruta = request.url.split('?')[0] ?? '';
    if (pagina === undefined || !esDePagina(request.method, ruta)) {
      return responder(reply, { code: 'comun.base_no_disponible', data: {} });
    }
    const { html, politica } = vestir(pagina, https);
    return reply
      .code(503)
      .header('retry-after', '5')
      .header('content-security-policy', politica)
      .type('text/html; charset=utf-8')
      .send(html);
  });
  await app.ready();
  turno.empezar();
  return () => app.close();
}
