import { permisosDe } from '@trastienda/nucleo/acceso/permisos-de.ts';
import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#db/db.ts';
import { crearUsuario, type Usuario } from '#http/contexto.ts';
import type { Identidad } from '#http/entorno.ts';
// It tells what a route carries with it, also where the application that mounts it is not in sight.
import type {} from '#http/montar.ts';
import { leerCookie, ponerCookie } from './cookie.ts';
import { type Identificado, leerClaveApi, leerSesion, mirarSesion, rotarToken } from './sesiones.repo.ts';

/** `seguridad.md` 3.5, per session and minute. */
const CUOTA_DE_SESION = { lecturas: 600, escrituras: 120 };

/** Tells who asks: a bearer key, or else the session of the cookie. */
export const quienEs =
  (db: Db, https: boolean) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<Identidad | undefined> => {
    const clave = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
    if (clave !== undefined) {
      const persona = await leerClaveApi(db, clave);
      return persona && { ...comun(persona), medio: 'clave' };
    }
    const token = leerCookie(request, 'sid', https);
    const sesion = token === undefined ? undefined : await leerSesion(db, token, { deUso: esDeUso(request) });
    if (token === undefined || sesion === undefined) return undefined;
    // The head of a stream is written by hand: the new cookie would be lost with it, and the session after it.
    if (sesion.renovar && formatoDe(request) !== 'eventos') {
      const nuevo = await rotarToken(db, sesion.sesionId, token);
      if (nuevo !== undefined) ponerCookie(reply, 'sid', nuevo, https);
    }
    const { sesionId: id, confirmadaHace, pinHace, terminalId } = sesion;
    const mirar = async () => {
      const persona = await mirarSesion(db, id);
      return persona && usuarioDe(persona);
    };
    return { ...comun(sesion), medio: 'cookie', sesion: { id, confirmadaHace, pinHace, terminalId }, mirar };
  };

/**
 * Whether somebody is behind a request. The page says of what it asks by itself that nobody is, and of pictures and streams
 * nothing can be said: the browser asks for them. Who says it falsely ends nothing but their own session.
 */
const esDeUso = (request: FastifyRequest): boolean =>
  request.headers['x-unattended'] === undefined && !SIN_GESTO.has(formatoDe(request));

const SIN_GESTO: ReadonlySet<Endpoint['formato']> = new Set(['eventos', 'imagen']);

const formatoDe = ({ routeOptions }: FastifyRequest): Endpoint['formato'] => routeOptions.config.endpoint?.formato;

const usuarioDe = (persona: Identificado): Usuario =>
  crearUsuario(persona.usuarioId, persona.nombre, permisosDe(persona.concesiones));

const comun = (persona: Identificado) => ({
  usuario: usuarioDe(persona),
  huella: persona.sesionId,
  cuota: persona.cuota === null ? CUOTA_DE_SESION : { lecturas: persona.cuota, escrituras: persona.cuota },
});
