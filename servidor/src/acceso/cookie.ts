// Its types add `cookies` to every request, also where the application that registers it is not in sight.
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The cookies of the doors. `sid`: the session. `ingreso`: a login that still misses something. `desafio`: the browser
 * that asked to begin with a passkey. `dispositivo`: a known browser. `terminal`: a shared one.
 */
type NombreDeCookie = 'sid' | 'ingreso' | 'desafio' | 'dispositivo' | 'terminal';

const DIA_S = 24 * 60 * 60;
export const DIAS_DE_DISPOSITIVO = 180;

/** How long the browser keeps each; what it is good for is decided by the clock of the database. */
const DURACION_S: Readonly<Record<NombreDeCookie, number | undefined>> = {
  sid: undefined,
  ingreso: 10 * 60,
  desafio: 5 * 60,
  dispositivo: DIAS_DE_DISPOSITIVO * DIA_S,
  // As long as browsers allow; each full login renews it.
  terminal: 400 * DIA_S,
};

/** `__Host-` asks for Secure, so plain http has a name of its own; neither is accepted in the other's place. */
const nombreEn = (cookie: NombreDeCookie, https: boolean): string => (https ? `__Host-${cookie}` : cookie);

/** Only the session is needed when somebody comes in by a link of another site. */
const atributos = (cookie: NombreDeCookie, https: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: cookie === 'sid' ? 'lax' : 'strict', secure: https }) as const;

export const leerCookie = (request: FastifyRequest, cookie: NombreDeCookie, https: boolean): string | undefined =>
  request.cookies[nombreEn(cookie, https)];

export function ponerCookie(reply: FastifyReply, cookie: NombreDeCookie, valor: string, https: boolean): void {
  const maxAge = DURACION_S[cookie];
  reply.setCookie(nombreEn(cookie, https), valor, {
    ...atributos(cookie, https),
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}

export function quitarCookie(reply: FastifyReply, cookie: NombreDeCookie, https: boolean): void {
  reply.clearCookie(nombreEn(cookie, https), atributos(cookie, https));
}
