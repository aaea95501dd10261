import { type Permiso, permisos } from '#permisos.ts';

const TODOS = Object.keys(permisos) as Permiso[];

const VER: readonly Permiso[] = [
  'tabla.ver',
  'articulo.ver',
  'stock.ver',
  'stock.ver_otras',
  'cliente.ver',
  'nota.ver',
];
const VENDER: readonly Permiso[] = ['cliente.editar', 'nota.crear', 'nota.confirmar', 'nota.finalizar', 'nota.anular'];
const MOVER: readonly Permiso[] = ['ajuste.ver', 'ajuste.crear', 'ajuste.aplicar', 'armado.hacer'];

/**
 * The fixed roles (`modelo.md` 6.7). A role is granted to a user in one sucursal or in all of them, and what a
 * user may do is the union of the grants.
 */
export const roles = {
  administrador: { nombre: 'Administrador', permisos: TODOS },
  encargado: {
    nombre: 'Encargado',
    permisos: TODOS.filter(
      (permiso) =>
        !['tabla.editar', 'importacion.hacer', 'usuario.administrar', 'cliente.anonimizar'].includes(permiso),
    ),
  },
  vendedor: { nombre: 'Vendedor', permisos: [...VER, ...VENDER, 'galeria.ver'] },
  deposito: { nombre: 'Depósito', permisos: [...VER, ...MOVER, 'nota.finalizar', 'galeria.ver'] },
  taller: { nombre: 'Taller', permisos: [...VER, 'galeria.ver'] },
  consulta: { nombre: 'Consulta', permisos: VER },
} as const satisfies Record<string, { nombre: string; permisos: readonly Permiso[] }>;

export type Rol = keyof typeof roles;
export const ROLES = Object.keys(roles) as Rol[];

/** The roles that hold a permission. */
export const rolesCon = (permiso: Permiso): Rol[] =>
  ROLES.filter((rol) => (roles[rol].permisos as readonly Permiso[]).includes(permiso));

/** Roles are no rows, but the trail of what was done to one needs an id to be found by. */
export const idDeRol = (rol: Rol): string =>
  `01900000-0000-7000-8000-0000000009${String(ROLES.indexOf(rol) + 1).padStart(2, '0')}`;
