import { assert } from '@trastienda/nucleo/comun/assert.ts';
import {
  type Endpoint,
  type Metodo,
  type ParsedOf,
  permite,
  type ResponseOf,
} from '@trastienda/nucleo/comun/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#db/db.ts';
import { sentenciaDeRespuesta } from '#plataforma/idempotencia.ts';
import { ejecutarComando } from './comando.ts';
import { exigirConfirmacion } from './confirmacion.ts';
import { type Consulta, type Efecto, type OrdenDeComando, type Usuario, visitante } from './contexto.ts';
import type { ArchivoCsv } from './csv.ts';
import type { Entorno, Identidad } from './entorno.ts';
import { leerEntrada } from './entrada.ts';
import { paraGuardarComo } from './enviar-archivo.ts';
import { exportar } from './exportacion.ts';
import { RESPUESTA_TIMEOUT_MS } from './limites.ts';
import { exigirOrigen } from './origen.ts';
import type { ArchivoPdf } from './papel/pdf.ts';
import { conPlazo } from './plazo.ts';
import { datosInvalidos, rechazar } from './regla-rota.ts';

declare module 'fastify' {
  interface FastifyRequest {
    identidad?: Identidad | undefined;
    /** Milliseconds of waiting that finding out who asks has left. */
    restante?: number;
    /** When the caller stops waiting, by `performance.now()`. */
    vence?: number;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Only files answer bare text, so a contract of text asks its handler for a file (`archivoCsv`, `archivoDeTabla`). */
type Salida<E> = [ResponseOf<E>] extends [string] ? ArchivoCsv | ArchivoPdf : ResponseOf<E>;

type Manejador<E extends Endpoint> = (
  contexto: E extends { readonly method: 'GET' } ? Consulta : OrdenDeComando,
  input: ParsedOf<E>,
  /** The request itself, for the few who look at a cookie or leave one. */
  llamada: Llamada,
) => Promise<Salida<E>>;

type Llamada = { readonly request: FastifyRequest; readonly reply: FastifyReply };

const CLAVE = /^[\x21-\x7e]{1,255}$/;

/**
 * Puts an endpoint on the server: checks who asks, validates what comes in and trims what goes out.
 * A GET reads. Anything else is a command: it runs in one transaction that montar opens, keeps and closes.
 */
export function montar<E extends Endpoint>(
  app: FastifyInstance,
  entorno: Entorno,
  endpoint: E,
  manejador: Manejador<E>,
): void {
  const manejar = manejador as Tramite['manejar'];
  montarLibre(app, entorno, endpoint, async (request, reply, { usuario, input }) => {
    const responder =
      endpoint.method === 'GET'
        ? consultar({ entorno, endpoint, request, reply, usuario, input, manejar })
        : ordenar({ entorno, endpoint, request, reply, usuario, input, manejar });
    return responder;
  });
}

type Pedido = { readonly usuario: Usuario; readonly input: unknown };

/** For the doors that are not a command from end to end (decision 0002 says which): they open their own transactions, if any. */
export function montarLibre<E extends Endpoint>(
  app: FastifyInstance,
  entorno: Entorno,
  endpoint: E,
  manejar: (
    request: FastifyRequest,
    reply: FastifyReply,
    pedido: { readonly usuario: Usuario; readonly input: ParsedOf<E> },
  ) => Promise<unknown>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    onRequest: async (request, reply) => {
      request.identidad = await conPlazo(RESPUESTA_TIMEOUT_MS, entorno.quienEs(request, reply));
      // What comes next is the caller's own time, until its body is here.
      request.restante = RESPUESTA_TIMEOUT_MS - reply.elapsedTime;
      autorizar(endpoint, request);
      exigirOrigen(request);
      exigirConfirmacion(endpoint, request.identidad);
    },
    handler: async (request, reply) => {
      const usuario = request.identidad?.usuario ?? visitante();
      const input = leerEntrada(endpoint, request) as ParsedOf<E>;
      if (esLargo(endpoint)) return manejar(request, reply, { usuario, input });
      const { restante = RESPUESTA_TIMEOUT_MS } = request;
      request.vence = performance.now() + restante;
      return conPlazo(restante, manejar(request, reply, { usuario, input }));
    },
  });
}

/**
 * An export goes at the pace of its reader, bulk work and files at that of their size, and what tells of events has no
 * end: nobody cuts them short.
 */
const esLargo = ({ formato, cuerpo, trabajo }: Endpoint): boolean =>
  formato === 'csv' || formato === 'pdf' || formato === 'eventos' || cuerpo === 'multipart' || trabajo === 'largo';

const dbDe = (entorno: Entorno, endpoint: Endpoint): Db => (esLargo(endpoint) ? entorno.dbLarga : entorno.db);

function autorizar(endpoint: Endpoint, request: FastifyRequest): void {
  if (endpoint.permiso === 'publico') return;
  if (!request.identidad) rechazar('comun.sin_sesion', {});
  if (!permite(endpoint, request.identidad.usuario.permisos)) rechazar('comun.sin_permiso', {});
}

type Tramite = Pedido & {
  readonly entorno: Entorno;
  readonly endpoint: Endpoint<Metodo>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly manejar: (contexto: Consulta | OrdenDeComando, input: unknown, llamada: Llamada) => Promise<unknown>;
};

type OrdenAManejar = {
  readonly manejar: (orden: OrdenDeComando, input: unknown, llamada: Llamada) => Promise<unknown>;
};

async function consultar({ entorno, endpoint, request, reply, usuario, input, manejar }: Tramite): Promise<unknown> {
  const consulta: Consulta = { db: dbDe(entorno, endpoint), usuario, ahora: entorno.ahora(), pedidoId: request.id };
  const salida = await manejar(consulta, input, { request, reply });
  exigirAlcance(endpoint, usuario);
  if (endpoint.formato === 'csv') {
    const { tipo, nombre, contenido } = await exportar(salida as ArchivoCsv, request.query);
    return reply.type(tipo).header('content-disposition', paraGuardarComo(nombre)).send(contenido);
  }
  if (endpoint.formato === 'pdf') {
    const archivo = salida as ArchivoPdf;
    return reply
      .type('application/pdf')
      .header('content-disposition', paraGuardarComo(archivo.nombre))
      .header('x-paginas', archivo.paginas)
      .send(archivo.contenido);
  }
  return enviarJson(reply, 200, JSON.stringify(endpoint.response.parse(salida)));
}

/** Runs a command and answers it; also for a door that had to take a file in before its transaction could open. */
export async function ordenar(tramite: Omit<Tramite, 'manejar'> & OrdenAManejar): Promise<unknown> {
  const { entorno, endpoint, request, reply, usuario, input, manejar } = tramite;
  const clave = endpoint.secreta ? undefined : leerClave(request);
  let efecto: Efecto | undefined;
  const { status, cuerpo, repetida } = await ejecutarComando({
    db: dbDe(entorno, endpoint),
    vencido: () => performance.now() > (request.vence ?? Number.POSITIVE_INFINITY),
    usuario,
    ahora: entorno.ahora(),
    autor: { usuarioId: usuario.id, quien: usuario.nombre, direccion: request.ip, pedidoId: request.id },
    clave:
      clave === undefined ? undefined : { valor: clave, operacion: `${request.method} ${request.url}`, cuerpo: input },
    trabajo: async (orden) => {
      efecto = undefined;
      const alConfirmar = (pedido: Efecto) => {
        efecto = pedido;
      };
      const exigirReciente = () => exigirConfirmacion({ confirmacion: 'reciente' }, request.identidad);
      const deComando = { ...orden, direccion: request.ip, alConfirmar, exigirReciente };
      const salida = await manejar(deComando, input, { request, reply });
      exigirAlcance(endpoint, usuario);
      return { status: endpoint.status ?? 200, cuerpo: JSON.stringify(endpoint.response.parse(salida)) };
    },
  });
  if (repetida) reply.header('idempotent-replayed', 'true');
  const salida = await (efecto as Efecto | undefined)?.();
  if (salida === undefined) return enviarJson(reply, status, cuerpo);
  const alFinal = JSON.stringify(endpoint.response.parse(salida));
  // Whoever repeats the command hears what the first one heard, not what was known at its COMMIT.
  if (clave !== undefined) {
    await sentenciaDeRespuesta(usuario.id, clave, { status, cuerpo: alFinal }).execute(entorno.db);
  }
  return enviarJson(reply, status, alFinal);
}

function leerClave(request: FastifyRequest): string | undefined {
  const clave = request.headers['idempotency-key'];
  if (clave === undefined) return undefined;
  if (typeof clave === 'string' && CLAVE.test(clave)) return clave;
  return datosInvalidos([{ path: ['Idempotency-Key'], message: 'Usá de 1 a 255 caracteres visibles, sin espacios.' }]);
}

/** Deny by default: a door of `sucursal` scope whose handler never looked at the scope is our bug. */
function exigirAlcance(endpoint: Endpoint, usuario: Usuario): void {
  assert(endpoint.alcance !== 'sucursal' || usuario.consultoAlcance(), `${endpoint.path} asks for the user's scope`);
}

/** From here on a text is put in bytes before it is sent: with its headers before it, it would be copied whole once more. */
const LARGO = 64 * 1024;

/** What comes after its time was answered for without it. */
const enviarJson = (reply: FastifyReply, status: number, texto: string) =>
  reply.sent
    ? reply
    : reply
        .code(status)
        .type('application/json; charset=utf-8')
        .send(texto.length < LARGO ? texto : Buffer.from(texto));
