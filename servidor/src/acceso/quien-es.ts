import { permisosDe } from '@trastienda/nucleo/acceso/permisos-de.ts';
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
    const deUso = request.routeOptions.config.endpoint?.formato !== 'eventos';
    const sesion = token === undefined ? undefined : await leerSesion(db, token, { deUso });
    if (token === undefined || sesion === undefined) return undefined;
    // The head of a stream is written by hand: the new cookie would be lost with it, and the session after it.
    if (sesion.renovar && deUso) {
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

const usuarioDe = (persona: Identificado): Usuario =>
  crearUsuario(persona.usuarioId, persona.nombre, permisosDe(persona.concesiones));

const comun = (persona: Identificado) => ({
  usuario: usuarioDe(persona),
  huella: persona.sesionId,
  cuota: persona.cuota === null ? CUOTA_DE_SESION : { lecturas: persona.cuota, escrituras: persona.cuota },
});
