import type { AlcanceDePermiso, Permisos } from '#comun/endpoint.ts';
import type { Permiso } from '#permisos.ts';
import { type Rol, roles } from './roles.ts';

/** A role somebody has, in one sucursal or in all of them. */
export type Concesion = { readonly rol: Rol; readonly sucursalId: string | null };

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

/** Whether what may be done in some places may be done, by other permissions, in all of them. */
export const alcanzaA = (permisos: Permisos, [permiso, donde]: readonly [Permiso, AlcanceDePermiso]): boolean => {
  const alcance = permisos.get(permiso) ?? [];
  return alcance === 'TODAS' || (donde !== 'TODAS' && donde.every((sucursalId) => alcance.includes(sucursalId)));
};
