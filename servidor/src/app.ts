import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { rutasDeAcceso } from '#acceso/rutas.ts';
import { cuidarAdjuntos } from '#adjuntos/index.ts';
import { rutasDeAdministrador } from '#administrador/rutas.ts';
import {
  cambiosDeClasificacion,
  preciosDeLotes,
  reservaDeArticulos,
  reservaDeListas,
  reservaDeLotes,
} from '#articulos/index.ts';
import { rutasDeArticulos } from '#articulos/rutas.ts';
import { rutasDeClientes } from '#clientes/rutas.ts';
import { repartirConexiones } from '#http/conexiones.ts';
import { cortarCuerposLentos } from '#http/cuerpo-lento.ts';
import { cuotas } from '#http/cuotas.ts';
import { repartirDescargas } from '#http/descargas.ts';
import { proxiesPropios } from '#http/direccion.ts';
import { direccionLegible } from '#http/direccion-legible.ts';
import { documentacion } from '#http/documentacion.ts';
import type { Entorno } from '#http/entorno.ts';
import { responderError } from '#http/errores.ts';
import { limitarPedidos } from '#http/forma-del-pedido.ts';
import { informesDePolitica } from '#http/informes-de-politica.ts';
import { soltarLectoresParados } from '#http/lector-parado.ts';
import * as limites from '#http/limites.ts';
import { mensajeDeEsquema } from '#http/mensajes.ts';
import { paginas } from '#http/paginas.ts';
import { GUARDIA, type Turno } from '#http/puerta.ts';
import { REDACCION, registrarPedidos } from '#http/registro.ts';
import { rutasDeSalud } from '#http/salud.ts';
import { encabezadosDeSeguridad } from '#http/seguridad.ts';
import { lectorDeFilasParaPegar } from '#importaciones/archivo/filas-para-pegar.ts';
import { olvidarFilasDe } from '#importaciones/clientes/olvidar.repo.ts';
import { loImportado } from '#importaciones/historia/importado.query.ts';
import { rutasDeImportaciones } from '#importaciones/rutas.ts';
import { rutasDeInicio } from '#inicio/rutas.ts';
import { rutasDePlataforma } from '#plataforma/rutas.ts';
import { rutasDeStock } from '#stock/rutas.ts';
import { rutasDeTablasGenerales } from '#tablas-generales/rutas.ts';
import { rutasDeVentas } from '#ventas/rutas.ts';
import { rutasDeVistas } from '#vistas/rutas.ts';
import { comprimirRespuestas } from './http/compresion.ts';

z.config({ localeError: mensajeDeEsquema });

type Opciones = {
  readonly pool: pg.Pool;
  /** `silent` in tests. */
  readonly nivel?: string | undefined;
  /** Where the built web application is; the default is the workspace's own. */
  readonly web?: string | undefined;
  /** Proxies of ours in front (TRUST_PROXY). */
  readonly proxies?: number;
  /** Whose turn it is to attend what comes to a port that already listens; without it, a server of its own. */
  readonly turno?: Turno;
};

/** Every room of the product on one server, and nothing else. */
export async function crearApp(
  entorno: Entorno,
  { pool, nivel = 'info', web, proxies = 0, turno }: Opciones,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: nivel, redact: REDACCION },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => uuidv7(),
    requestIdHeader: false,
    rewriteUrl: direccionLegible,
    bodyLimit: limites.BODY_MAXIMO_KIB * 1024,
    routerOptions: { maxParamLength: 200 },
    trustProxy: proxiesPropios(proxies),
    requestTimeout: limites.SUBIDA_TIMEOUT_MS,
    keepAliveTimeout: limites.KEEP_ALIVE_MS,
    http: GUARDIA,
    forceCloseConnections: 'idle',
    ...(turno ? { serverFactory: turno.serverFactory } : {}),
  });
  repartirConexiones(app.server, {
    maximo: limites.CONEXIONES_MAXIMAS,
    porDireccion: limites.CONEXIONES_POR_DIRECCION,
    trasProxy: proxies > 0,
  });
  app.setErrorHandler(responderError);
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  soloJson(app);
  limitarPedidos(app);
  cortarCuerposLentos(app, limites.PEDIDO_TIMEOUT_MS);
  soltarLectoresParados(app, limites.LECTOR_PARADO_MS);
  registrarPedidos(app);
  encabezadosDeSeguridad(app, entorno.https);
  await app.register(cookie);
  await comprimirRespuestas(app);
  await cuotas(app);
  repartirDescargas(app, limites.DESCARGAS_POR_PERSONA);
  await documentacion(app, entorno);
  rutasDeSalud(app, pool);
  informesDePolitica(app);

  rutasDeAcceso(app, entorno);
  rutasDeAdministrador(app, entorno);
  rutasDePlataforma(app, entorno, {
    fuentes: [loImportado, preciosDeLotes, cambiosDeClasificacion],
    reservas: [reservaDeArticulos, reservaDeListas, reservaDeLotes],
  });
  rutasDeTablasGenerales(app, entorno);
  rutasDeArticulos(app, entorno, lectorDeFilasParaPegar(entorno));
  rutasDeClientes(app, entorno, [olvidarFilasDe]);
  rutasDeStock(app, entorno);
  rutasDeVentas(app, entorno);
  rutasDeImportaciones(app, entorno);
  rutasDeVistas(app, entorno);
  rutasDeInicio(app, entorno);

  cuidarAdjuntos(app, entorno);

  await paginas(app, entorno, web);
  app.addHook('onReady', async () => entorno.correo.empezar(app.log));
  app.addHook('onClose', () => entorno.correo.cerrar());
  return app;
}

/** JSON and nothing else comes in; an empty body is an absent one. */
function soloJson(app: FastifyInstance): void {
  const leer = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, texto: string, listo) => {
    if (texto === '') listo(null, undefined);
    else leer(request, texto, listo);
  });
}
