import { type Rol, roles } from '@trastienda/nucleo/acceso/roles.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { Db, Tx } from '#db/db.ts';

// Reads usuario and concesion, of another room: hence a query.

/** A role somebody has, in one sucursal or in all of them. */
export type Concedido = { readonly rol: Rol; readonly sucursalId: string | null };

export async function leerConcedido(db: Db | Tx, usuarioId: string): Promise<Concedido[]> {
  const filas = await db
    .selectFrom('concesion')
    .select(['rol', 'sucursal_id as sucursalId'])
    .where('usuario_id', '=', usuarioId)
    .execute();
  return filas.map(({ rol, sucursalId }) => ({ rol: rol as Rol, sucursalId }));
}

/** Whether whoever asked for some work is still somebody who may come in. */
export async function sigueActiva(tx: Tx, usuarioId: string): Promise<boolean> {
  const persona = await tx
    .selectFrom('usuario')
    .select('id')
    .where('id', '=', usuarioId)
    .where('activo', '=', true)
    .executeTakeFirst();
  return persona !== undefined;
}

/** Whether they may still do, and where, all that they might when they asked for it. */
export async function siguePudiendo(tx: Tx, usuarioId: string, entonces: readonly Concedido[]): Promise<boolean> {
  const ahora = await leerConcedido(tx, usuarioId);
  const loDa = (permiso: Permiso, sucursalId: string | null) =>
    ahora.some(
      (suya) =>
        (suya.sucursalId === null || suya.sucursalId === sucursalId) &&
        (roles[suya.rol].permisos as readonly Permiso[]).includes(permiso),
    );
  return entonces.every(({ rol, sucursalId }) => roles[rol].permisos.every((permiso) => loDa(permiso, sucursalId)));
}
