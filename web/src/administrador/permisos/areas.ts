import { type Permiso, permisos } from '@trastienda/nucleo/permisos.ts';

const AREAS = [
  'ventas',
  'clientes',
  'articulos',
  'stock',
  'tablas',
  'importaciones',
  'administracion',
  'demostracion',
] as const;
export type Area = (typeof AREAS)[number];

/** The area a permission is about, by its resource. What is new is administration until somebody says otherwise. */
const DE_RECURSO: Readonly<Record<string, Area>> = {
  nota: 'ventas',
  cliente: 'clientes',
  articulo: 'articulos',
  clasificacion: 'articulos',
  precio: 'articulos',
  costo: 'articulos',
  stock: 'stock',
  ajuste: 'stock',
  tabla: 'tablas',
  importacion: 'importaciones',
  galeria: 'demostracion',
};

const areaDe = (permiso: Permiso): Area => DE_RECURSO[permiso.split('.')[0] ?? ''] ?? 'administracion';

const TODOS = Object.keys(permisos) as readonly Permiso[];

/** Every permission under its area, in the order people read them. */
export const permisosPorArea: readonly { readonly area: Area; readonly permisos: readonly Permiso[] }[] = AREAS.map(
  (area) => ({ area, permisos: TODOS.filter((permiso) => areaDe(permiso) === area) }),
).filter(({ permisos: suyos }) => suyos.length > 0);
