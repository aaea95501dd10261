import { type ErrorDeNegocio, errores } from '@trastienda/nucleo/errores.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BODY_MAXIMO_KIB } from './limites.ts';
import { DatosInvalidos, type Issue, ReglaRota } from './regla-rota.ts';

/** The one place where an error becomes HTTP. */
export function responderError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ReglaRota) return responder(reply, error.error);
  if (error instanceof DatosInvalidos) return responder(reply, DATOS_INVALIDOS, error.issues);
  const conocido = deFastify(error) ?? dePostgres(error);
  if (conocido) {
    if (conocido.code === 'comun.base_no_disponible') request.log.warn({ err: error }, 'database not available');
    return responder(reply, conocido);
  }
  request.log.error({ err: error }, 'unexpected error');
  return responder(reply, { code: 'comun.inesperado', data: { pedido: request.id } });
}

const DATOS_INVALIDOS: ErrorDeNegocio = { code: 'comun.datos_invalidos', data: {} };

export function responder(reply: FastifyReply, { code, data }: ErrorDeNegocio, issues?: readonly Issue[]) {
  const { status, mensaje } = errores[code];
  const title = (mensaje as (data: unknown) => string)(data);
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
  if (statusCode === 400 || error instanceof SyntaxError) return { code: 'comun.cuerpo_ilegible', data: {} };
  return undefined;
}

const SIN_BASE = new Set(['53300', '57014', '40001', '40P01']);
/** The socket itself failed: nobody listens, or the other end is gone. */
const LLAMADAS_DE_SOCKET = new Set(['connect', 'read', 'write']);

/** Connection lost, server shutting down, too many connections: the client may try again (`seguridad` 3.10). */
function dePostgres(error: unknown): ErrorDeNegocio | undefined {
  if (!(error instanceof Error)) return undefined;
  const codigo = 'code' in error ? String(error.code) : '';
  const perdida =
    SIN_BASE.has(codigo) ||
    ('syscall' in error && LLAMADAS_DE_SOCKET.has(String(error.syscall))) ||
    codigo.startsWith('08') ||
    codigo.startsWith('57P') ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    );
  if (perdida) return { code: 'comun.base_no_disponible', data: {} };
  // A character PostgreSQL cannot store (NUL) or a number beyond its column.
  if (codigo === '22021' || codigo === '22003' || codigo === '22P05') return DATOS_INVALIDOS;
  return undefined;
}
