import { type Rol, roles } from '@trastienda/nucleo/acceso/roles.ts';
import type { AlcanceDePermiso, Permisos } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';
import { leerPreparada } from '#db/transaccion.ts';
import { crearSecreto, huellaDeSecreto } from './hash.ts';

/** `seguridad.md` 3.2, both enforced by the clock of the database. */
const OCIOSA = '60 minutes';
const ABSOLUTA = '12 hours';
const SESIONES_POR_USUARIO = 5;
/** How stale `usada_en` may get before it is written again: reading stays reading almost always. */
const REFRESCO = '60 seconds';

export type Concesion = { readonly rol: Rol; readonly sucursalId: string | null };

export type Identificado = {
  readonly sesionId: string;
  readonly usuarioId: string;
  readonly nombre: string;
  readonly email: string;
  readonly concesiones: readonly Concesion[];
  readonly cuota: number | null;
};

/** The person behind a cookie, read anew on every request: disabling someone acts at once. */
export async function leerSesion(db: Db, token: string): Promise<Identificado | undefined> {
  const hash = huellaDeSecreto(token);
  const [sesion] = await leerPreparada(
    db,
    sql<Identificado & { vieja: boolean }>`
    select s.id as "sesionId", u.id as "usuarioId", u.nombre, u.email, null as cuota, ${CONCESIONES} as concesiones,
           s.usada_en < now() - ${REFRESCO}::interval as vieja
    from sesion s join usuario u on u.id = s.usuario_id
    where s.token_hash = ${hash} and u.activo
      and s.creada_en > now() - ${ABSOLUTA}::interval and s.usada_en > now() - ${OCIOSA}::interval
  `,
  );
  if (sesion?.vieja) {
    await db.updateTable('sesion').set({ usada_en: sql`now()` }).where('id', '=', sesion.sesionId).execute();
  }
  return sesion;
}

/** The person behind an API key. */
export async function leerClaveApi(db: Db, clave: string): Promise<Identificado | undefined> {
  const [persona] = await leerPreparada(
    db,
    sql<Identificado>`
    select k.id as "sesionId", u.id as "usuarioId", u.nombre, u.email, k.cuota, ${CONCESIONES} as concesiones
    from clave_api k join usuario u on u.id = k.usuario_id
    where k.clave_hash = ${huellaDeSecreto(clave)} and u.activo and k.revocada_en is null
      and (k.vence_en is null or k.vence_en > now())
  `,
  );
  return persona;
}

const CONCESIONES = sql`coalesce(
  (select json_agg(json_build_object('rol', c.rol, 'sucursalId', c.sucursal_id)) from concesion c where c.usuario_id = u.id),
  '[]'::json)`;

/** Opens a session and ends the oldest ones beyond five. Answers the token, which nobody can read again. */
export async function abrirSesion(tx: Tx, usuarioId: string, direccion: string, agente: string): Promise<string> {
  const token = crearSecreto();
  await tx
    .insertInto('sesion')
    .values({
      id: uuidv7(),
      token_hash: huellaDeSecreto(token),
      usuario_id: usuarioId,
      direccion,
      agente: agente.slice(0, 300),
    })
    .execute();
  await sql`
    delete from sesion where usuario_id = ${usuarioId} and id not in
      (select id from sesion where usuario_id = ${usuarioId} order by creada_en desc, id desc limit ${SESIONES_POR_USUARIO})
  `.execute(tx);
  return token;
}

export async function cerrarSesion(tx: Tx, token: string): Promise<string | undefined> {
  const cerrada = await tx
    .deleteFrom('sesion')
    .where('token_hash', '=', huellaDeSecreto(token))
    .returning('usuario_id')
    .executeTakeFirst();
  return cerrada?.usuario_id;
}

/** The union of the grants: each permission with the sucursales where some role gives it (INV-61). */
export function permisosDe(concesiones: readonly Concesion[]): Permisos {
  const union = new Map<Permiso, AlcanceDePermiso>();
  for (const { rol, sucursalId } of concesiones) {
    for (const permiso of roles[rol].permisos) {
      const previo = union.get(permiso) ?? [];
      union.set(permiso, previo === 'TODAS' || sucursalId === null ? 'TODAS' : [...new Set([...previo, sucursalId])]);
    }
  }
  return union;
}

export async function concesionesDe(db: Db, usuarioId: string): Promise<Concesion[]> {
  const filas = await db
    .selectFrom('concesion')
    .select(['rol', 'sucursal_id as sucursalId'])
    .where('usuario_id', '=', usuarioId)
    .execute();
  return filas.map(({ rol, sucursalId }) => ({ rol: rol as Rol, sucursalId }));
}
