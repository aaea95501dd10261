import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#db/db.ts';
import { crearUsuario } from '#http/contexto.ts';
import type { Identidad } from '#http/entorno.ts';
import { leerCookie, ponerCookie } from './cookie.ts';
import { type Identificado, leerClaveApi, leerSesion, permisosDe, rotarToken } from './sesiones.repo.ts';

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
    const sesion = token === undefined ? undefined : await leerSesion(db, token);
    if (token === undefined || sesion === undefined) return undefined;
    if (sesion.renovar) {
      const nuevo = await rotarToken(db, sesion.sesionId, token);
      if (nuevo !== undefined) ponerCookie(reply, 'sid', nuevo, https);
    }
    const { sesionId: id, confirmadaHace, pinHace, terminalId } = sesion;
    return { ...comun(sesion), medio: 'cookie', sesion: { id, confirmadaHace, pinHace, terminalId } };
  };

const comun = (persona: Identificado) => ({
  usuario: crearUsuario(persona.usuarioId, persona.nombre, permisosDe(persona.concesiones)),
  huella: persona.sesionId,
  cuota: persona.cuota === null ? CUOTA_DE_SESION : { lecturas: persona.cuota, escrituras: persona.cuota },
});
