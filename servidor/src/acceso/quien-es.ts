import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/db.ts';
import { crearUsuario } from '#http/contexto.ts';
import type { Identidad } from '#http/entorno.ts';
import { leerCookie } from './cookie.ts';
import { type Identificado, leerClaveApi, leerSesion, permisosDe } from './sesiones.repo.ts';

/** `seguridad.md` 3.5, per session and minute. */
const CUOTA_DE_SESION = { lecturas: 600, escrituras: 120 };

/** Tells who asks: a bearer key, or else the session of the cookie. */
export const quienEs =
  (db: Db, https: boolean) =>
  async (request: FastifyRequest): Promise<Identidad | undefined> => {
    const clave = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
    if (clave !== undefined) return aIdentidad(await leerClaveApi(db, clave), 'clave');
    const token = leerCookie(request, https);
    return token === undefined ? undefined : aIdentidad(await leerSesion(db, token), 'cookie');
  };

function aIdentidad(persona: Identificado | undefined, medio: Identidad['medio']): Identidad | undefined {
  if (!persona) return undefined;
  return {
    usuario: crearUsuario(persona.usuarioId, persona.nombre, permisosDe(persona.concesiones)),
    medio,
    huella: persona.sesionId,
    cuota: persona.cuota === null ? CUOTA_DE_SESION : { lecturas: persona.cuota, escrituras: persona.cuota },
  };
}
