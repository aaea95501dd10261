import { type Rol, roles } from './roles.ts';

export type ConcesionLeida = {
  readonly rol: Rol;
  readonly sucursalId: string | null;
  readonly sucursal: string | null;
};

type Concesion = Pick<ConcesionLeida, 'rol' | 'sucursalId'>;

/**
 * What is worth keeping of the roles chosen for somebody: each one once, and in no sucursal in particular when it also
 * holds in all of them. In the order of the catalogue.
 */
export function simplificarConcesiones(pedidas: readonly Concesion[]): readonly Concesion[] {
  const enTodas = new Set(pedidas.filter(({ sucursalId }) => sucursalId === null).map(({ rol }) => rol));
  const orden = Object.keys(roles);
  const unicas = new Map(
    pedidas
      .filter(({ rol, sucursalId }) => sucursalId === null || !enTodas.has(rol))
      .map(({ rol, sucursalId }) => [`${rol} ${sucursalId}`, { rol, sucursalId }]),
  );
  return [...unicas.values()].sort((una, otra) => orden.indexOf(una.rol) - orden.indexOf(otra.rol));
}

/**
 * Whether other roles make somebody an administrator where they are not one yet: of nothing, or beyond the sucursales
 * they administer.
 */
export const asciendeAAdministrador = (antes: readonly Concesion[], despues: readonly Concesion[]): boolean =>
  despues.some(
    ({ rol, sucursalId }) =>
      rol === 'administrador' &&
      !antes.some((una) => una.rol === 'administrador' && (una.sucursalId === null || una.sucursalId === sucursalId)),
  );

/** The roles as people read them: «Vendedor en Centro, Depósito en todas las sucursales». */
export const describirConcesiones = (concesiones: readonly ConcesionLeida[]): string =>
  concesiones.map(({ rol, sucursal }) => `${roles[rol].nombre} en ${sucursal ?? 'todas las sucursales'}`).join(', ');
