import type { Evento } from '@trastienda/nucleo/plataforma/notificaciones.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '#db/db.ts';
import type { Entorno, SesionEnUso } from '#http/entorno.ts';
import { rechazar } from '#http/regla-rota.ts';
import { asentarAuditoria, type Cambio } from '#plataforma/auditoria.ts';
import { publicar } from '#plataforma/eventos.ts';

/** One request at one of the doors, which keep their own transactions and cookies. */
export type Puerta = { readonly entorno: Entorno; readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Where it comes from, as sessions and notices tell it. */
export const lugarDe = (request: FastifyRequest): { readonly direccion: string; readonly agente: string } => ({
  direccion: request.ip,
  agente: String(request.headers['user-agent'] ?? '').slice(0, 300),
});

/** The session that asks. A key has none, and is told that this is not for it. */
export function sesionDe(request: FastifyRequest): SesionEnUso {
  const sesion = request.identidad?.sesion;
  if (!sesion) rechazar('acceso.solo_en_persona', {});
  return sesion;
}

type Hecho = { readonly accion: string; readonly usuarioId: string; readonly cambios?: readonly Cambio[] };

/** Leaves the trace of what a door did to an account, signed by its person. */
export async function auditarEnPuerta(tx: Tx, request: FastifyRequest, { accion, usuarioId, cambios }: Hecho) {
  const { nombre } = await tx
    .selectFrom('usuario')
    .select('nombre')
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  await asentarAuditoria(
    tx,
    { usuarioId, quien: nombre, direccion: request.ip, pedidoId: request.id },
    { accion, entidad: 'usuario', id: usuarioId, cambios: cambios ?? [] },
  );
}

/** Tells somebody of what was refused, whose own transaction, if it had one, was undone. */
export const publicarAparte = ({ entorno }: Pick<Puerta, 'entorno'>, evento: Evento): Promise<void> =>
  entorno.db.transaction().execute((tx) => publicar(tx, evento));

export const enviar = (reply: FastifyReply, status: 200 | 201, valor: unknown): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(valor));

type Suceso = {
  readonly evento: string;
  readonly resultado: 'bien' | 'rechazado';
  readonly usuario?: string | undefined;
  readonly factor?: string;
  readonly sesion?: string;
};

/** One line of the security log (`seguridad.md` 3.10): who, from where, with what and how it went. Never a secret. */
export function anotar(request: FastifyRequest, { sesion, ...suceso }: Suceso): void {
  request.log.info(
    { ...suceso, direccion: request.ip, ...(sesion === undefined ? {} : { sesion: sesion.slice(-8) }) },
    'access',
  );
}
