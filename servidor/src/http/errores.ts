import { type ErrorDeNegocio, errores } from '@trastienda/nucleo/errores.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BODY_MAXIMO_KIB } from './limites.ts';
import { DatosInvalidos, fraseDe, type Issue, ReglaRota } from './regla-rota.ts';

/** The one place where an error becomes HTTP. */
export function responderError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ReglaRota) return responder(reply, error.error);
  if (error instanceof DatosInvalidos) return responder(reply, DATOS_INVALIDOS, error.issues);
  const conocido = deFastify(error) ?? deAfuera(error);
  if (conocido) {
    if (conocido.code === 'comun.sin_espacio') request.log.error({ err: error }, 'no room left on a disk');
    else if (errores[conocido.code].status === 503) request.log.warn({ err: error }, 'database not available');
    return responder(reply, conocido);
  }
  request.log.error({ err: error }, 'unexpected error');
  return responder(reply, { code: 'comun.inesperado', data: { pedido: request.id } });
}

const DATOS_INVALIDOS: ErrorDeNegocio = { code: 'comun.datos_invalidos', data: {} };

export function responder(reply: FastifyReply, error: ErrorDeNegocio, issues?: readonly Issue[]) {
  const { code, data } = error;
  const { status } = errores[code];
  const title = fraseDe(error);
  const segundos = 'segundos' in data ? data.segundos : undefined;
  if (status === 503) reply.header('retry-after', '2');
  if (segundos !== undefined) reply.header('retry-after', String(segundos));
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ status, code, title, data, ...(issues ? { issues } : {}) }));
}

function deFastify(error: unknown): ErrorDeNegocio | undefined {
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return { code: 'comun.cuerpo_grande', data: { maximoKiB: BODY_MAXIMO_KIB } };
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { code: 'comun.tipo_no_admitido', data: {} };
  // A path that climbs out of what is served: nothing is there (`@fastify/static` calls it forbidden).
  if (statusCode === 403 || statusCode === 404) return { code: 'comun.ruta_desconocida', data: {} };
  if (statusCode === 400 || error instanceof SyntaxError) return { code: 'comun.cuerpo_ilegible', data: {} };
  return undefined;
}

/** Of the whole server: too many connections, or it is going down or coming up. */
const SIN_BASE = /^(08|57P|53300$)/;
/** A lock that did not come, and a transaction that crossed others once too often. */
const EN_USO = new Set(['55P03', '40001', '40P01']);
/** Statement, transaction or idleness beyond their limits. */
const DEMORA = new Set(['57014', '25P03', '25P04']);
/** A character PostgreSQL cannot store (NUL) or a number beyond its column. */
const NO_CABE = new Set(['22021', '22003', '22P05']);
const SIN_ESPACIO = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** The socket itself failed: nobody listens, nobody knows the name, or the other end is gone. */
const LLAMADAS_DE_SOCKET = new Set(['connect', 'read', 'write', 'getaddrinfo']);
const DE_LA_CONEXION =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|is not queryable|connection has been discarded|after calling end on the pool|stream has been destroyed/i;

const codigoDe = (error: Error): string => ('code' in error ? String(error.code) : '');

/** Whether it broke because the disk of the database, or ours, is full. */
export const faltaEspacio = (error: unknown): boolean => error instanceof Error && SIN_ESPACIO.has(codigoDe(error));

/** Of the database or the disk. The client may try again (`seguridad` 3.10), and is told what happened to its change. */
function deAfuera(error: unknown): ErrorDeNegocio | undefined {
  if (!(error instanceof Error)) return undefined;
  const codigo = codigoDe(error);
  if (faltaEspacio(error)) return { code: 'comun.sin_espacio', data: {} };
  if (EN_USO.has(codigo)) return { code: 'comun.en_uso', data: {} };
  if (DEMORA.has(codigo)) return { code: 'comun.demora', data: {} };
  if (NO_CABE.has(codigo)) return DATOS_INVALIDOS;
  const perdida = SIN_BASE.test(codigo) || esDeSocket(error) || DE_LA_CONEXION.test(error.message);
  return perdida ? { code: 'comun.base_no_disponible', data: {} } : undefined;
}

/** A name with several addresses fails with one error that holds those of each. */
const esDeSocket = (error: Error): boolean =>
  error instanceof AggregateError
    ? error.errors.some((uno) => uno instanceof Error && esDeSocket(uno))
    : ('syscall' in error && LLAMADAS_DE_SOCKET.has(String(error.syscall))) ||
      ('code' in error && error.code === 'EPIPE');
