import { alcanzaA, type Concesion, permisosDe } from '@trastienda/nucleo/acceso/permisos-de.ts';
import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import type { Db, Tx } from '#db/db.ts';

// Reads usuario and concesion, of another room: hence a query.

export async function leerConcedido(db: Db | Tx, usuarioId: string): Promise<Concesion[]> {
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
export async function siguePudiendo(tx: Tx, usuarioId: string, entonces: readonly Concesion[]): Promise<boolean> {
  const ahora = permisosDe(await leerConcedido(tx, usuarioId));
  return [...permisosDe(entonces)].every((permiso) => alcanzaA(ahora, permiso));
}
