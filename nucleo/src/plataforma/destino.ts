import type { Permisos } from '#comun/endpoint.ts';
import type { Permiso } from '#permisos.ts';

/** Whom an event is for, as it is kept with it. */
export type Destino = {
  readonly usuarioId: string | null;
  readonly permiso: string | null;
  readonly sucursalId: string | null;
  readonly autorId: string | null;
};

/**
 * Whether somebody may see an event now. What a permission gives in no sucursal in particular is seen by whoever holds it
 * anywhere; nobody is told of what they did themselves, unless it is about them.
 */
export function puedeVer(destino: Destino, usuarioId: string, permisos: Permisos): boolean {
  const { permiso, sucursalId } = destino;
  if (destino.usuarioId !== null ? destino.usuarioId !== usuarioId : destino.autorId === usuarioId) return false;
  if (permiso === null) return true;
  const donde = permisos.get(permiso as Permiso);
  return donde !== undefined && (sucursalId === null || donde === 'TODAS' || donde.includes(sucursalId));
}
