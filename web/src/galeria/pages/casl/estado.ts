export const ROLES = ['admin', 'manager', 'subscriber'] as const;
export type Rol = (typeof ROLES)[number];
export const ACCIONES = ['editar', 'eliminar'] as const;
export type Accion = (typeof ACCIONES)[number];

export type Direccion = {
  readonly id: number;
  readonly nombre: string;
  readonly calle: string;
  readonly localidad: string;
};

/** What each role may do besides looking: the whole rule. */
const PERMISOS: Readonly<Record<Rol, readonly Accion[]>> = {
  admin: ['editar', 'eliminar'],
  manager: ['editar'],
  subscriber: [],
};

export const permisosDe = (rol: Rol): readonly Accion[] => PERMISOS[rol];
export const puede = (rol: Rol, accion: Accion): boolean => PERMISOS[rol].includes(accion);

/** The addresses with the changes of one; whoever may not edit changes nothing. */
export const editar = (
  direcciones: readonly Direccion[],
  rol: Rol,
  id: number,
  cambios: Partial<Omit<Direccion, 'id'>>,
): readonly Direccion[] =>
  puede(rol, 'editar') ? direcciones.map((una) => (una.id === id ? { ...una, ...cambios } : una)) : direcciones;

/** The addresses without one; whoever may not delete takes nothing away. */
export const eliminar = (direcciones: readonly Direccion[], rol: Rol, id: number): readonly Direccion[] =>
  puede(rol, 'eliminar') ? direcciones.filter((una) => una.id !== id) : direcciones;
