// Its types add `cookies` to every request, also where the application that registers it is not in sight.
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `__Host-` asks for Secure, so plain http has a name of its own; neither is accepted in the other's place. */
const nombre = (https: boolean): string => (https ? '__Host-sid' : 'sid');

export const leerCookie = (request: FastifyRequest, https: boolean): string | undefined =>
  request.cookies[nombre(https)];

export function ponerCookie(reply: FastifyReply, token: string, https: boolean): void {
  reply.setCookie(nombre(https), token, { path: '/', httpOnly: true, sameSite: 'lax', secure: https });
}

export function quitarCookie(reply: FastifyReply, https: boolean): void {
  reply.clearCookie(nombre(https), { path: '/', httpOnly: true, sameSite: 'lax', secure: https });
}
