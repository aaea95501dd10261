import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { destinoSeguro, esPuerta } from '@trastienda/nucleo/acceso/puertas.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Adelantos, adelantar, leerAdelantos } from './adelantos.ts';
import type { Entorno } from './entorno.ts';
import { responder } from './errores.ts';
import { RESPUESTA_TIMEOUT_MS } from './limites.ts';
import { conPlazo } from './plazo.ts';
import { politicaDePagina } from './seguridad.ts';

const WEB = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** The pages as they were built. */
export type Paginas = {
  /** The application, for every path that is neither the API nor a door. */
  readonly aplicacion: string;
  /** What is used before there is a session. */
  readonly puertas: string;
  readonly adelantos: Adelantos;
};

/** Undefined when the web application was never built: then there is only an API. */
export async function leerPaginas(carpeta: string = WEB): Promise<Paginas | undefined> {
  if (!['index', 'puertas'].every((una) => existsSync(`${carpeta}/${una}.html`))) return undefined;
  const [aplicacion, puertas, adelantos] = await Promise.all([
    readFile(`${carpeta}/index.html`, 'utf8'),
    readFile(`${carpeta}/puertas.html`, 'utf8'),
    leerAdelantos(carpeta),
  ]);
  return { aplicacion, puertas, adelantos };
}

/** A page with the nonce of this answer, and the policy that names it. */
export function vestir(pagina: string, https: boolean): { readonly html: string; readonly politica: string } {
  const nonce = randomBytes(16).toString('base64');
  return { html: pagina.replaceAll('__NONCE__', nonce), politica: politicaDePagina(nonce, https) };
}

/** Whether a path may be answered with a page: an unknown file or an unknown door of the API never is. */
export const esDePagina = (method: string, ruta: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|$)/.test(ruta);

/**
 * Hashed files under `/assets`, for ever. What was built does not change while it is served, so its names are read once: the
 * library's own route lists the whole folder again at each request, to tell whether a name is spelt as the file is.
 */
export async function archivos(app: FastifyInstance, carpeta: string = WEB): Promise<void> {
  const root = `${carpeta}/assets`;
  const nombres = new Set(await readdir(root));
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  app.get<{ Params: { nombre: string } }>('/assets/:nombre', { schema: { hide: true } }, (request, reply) => {
    const { nombre } = request.params;
    return nombres.has(nombre) ? reply.sendFile(nombre) : reply.callNotFound();
  });
}

/**
 * The web application: its files, and one of its two pages for every other path outside `/api`. An unknown asset is a
 * 404, never a page with a 200.
 */
export async function paginas(
  app: FastifyInstance,
  { https, quienEs }: Pick<Entorno, 'https' | 'quienEs'>,
  carpeta: string = WEB,
): Promise<void> {
  const construidas = await leerPaginas(carpeta);
  if (construidas) await archivos(app, carpeta);

  app.setNotFoundHandler(async (request, reply) => {
    const ruta = request.url.split('?')[0] ?? '';
    if (!construidas || !esDePagina(request.method, ruta)) {
      return responder(reply, { code: 'comun.ruta_desconocida', data: {} });
    }
    if (LOGIN.test(ruta) && (await estaDentro(request, reply, quienEs))) {
      return reply.redirect(destinoSeguro(new URLSearchParams(request.url.split('?')[1]).get('next')), 302);
    }
    const { aplicacion, puertas, adelantos } = construidas;
    const visita = { url: request.url, conSesion: CON_SESION.test(request.headers.cookie ?? '') };
    const { html, politica } = vestir(esPuerta(ruta) ? puertas : adelantar(aplicacion, adelantos, visita), https);
    return reply.header('content-security-policy', politica).type('text/html; charset=utf-8').send(html);
  });
}

/** Whether it still stands is told by what is asked for with it. */
const CON_SESION = /(?:^|; )(?:__Host-)?sid=/;
const LOGIN = /^\/(?:login|auth\/login2)\/?$/;

/** Whoever is in needs no login. Without an answer of the database the page is shown: it will tell. */
const estaDentro = (request: FastifyRequest, reply: FastifyReply, quienEs: Entorno['quienEs']): Promise<boolean> =>
  conPlazo(RESPUESTA_TIMEOUT_MS, quienEs(request, reply)).then(
    (identidad) => identidad?.medio === 'cookie',
    () => false,
  );
