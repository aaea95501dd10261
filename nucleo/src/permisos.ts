import { permisosDeAcceso } from './acceso/permisos.ts';
import { permisosDeAdministrador } from './administrador/permisos.ts';
import { permisosDeArticulos } from './articulos/permisos.ts';
import { permisosDeClientes } from './clientes/permisos.ts';
import { permisosDeImportaciones } from './importaciones/permisos.ts';
import { permisosDeInicio } from './inicio/permisos.ts';
import { permisosDeStock } from './stock/permisos.ts';
import { permisosDeTablasGenerales } from './tablas-generales/permisos.ts';
import { permisosDeVentas } from './ventas/permisos.ts';
import { permisosDeVistas } from './vistas/permisos.ts';

/** The closed catalogue of permissions, `recurso.accion`, with the label people read. Rooms own their rows. */
export const permisos = {
  ...permisosDeAcceso,
  ...permisosDeTablasGenerales,
  ...permisosDeArticulos,
  ...permisosDeStock,
  ...permisosDeClientes,
  ...permisosDeVentas,
  ...permisosDeImportaciones,
  ...permisosDeAdministrador,
  ...permisosDeVistas,
  ...permisosDeInicio,
} as const;

export type Permiso = keyof typeof permisos;
