import { creaEnSucursal, deLaEmpresa, deSucursal, type Fila } from './fila.ts';
import { ADMINISTRAN, TODOS } from './roles.ts';

const T = '/api/tablas-generales';

/** Everybody reads the general tables whole; only the administration changes them, and those of a sucursal only there. */
export const filasDeTablasGenerales: readonly Fila[] = [
  deLaEmpresa(`GET ${T}/provincias`, TODOS),
  deLaEmpresa(`GET ${T}/provincias/exportar`, TODOS),

  deLaEmpresa(`GET ${T}/localidades`, TODOS),
  deLaEmpresa(`GET ${T}/localidades/exportar`, TODOS),
  deLaEmpresa(`POST ${T}/localidades`, ADMINISTRAN, { propio: 'creado' }),
  deLaEmpresa(`PATCH ${T}/localidades/:id`, ADMINISTRAN),

  deLaEmpresa(`GET ${T}/marcas`, TODOS),
  deLaEmpresa(`GET ${T}/marcas/exportar`, TODOS),
  deLaEmpresa(`POST ${T}/marcas`, ADMINISTRAN, { propio: 'creado' }),
  deLaEmpresa(`PATCH ${T}/marcas/:id`, ADMINISTRAN),

  deLaEmpresa(`GET ${T}/motivos`, TODOS),
  deLaEmpresa(`GET ${T}/motivos/exportar`, TODOS),
  deLaEmpresa(`POST ${T}/motivos`, ADMINISTRAN, { propio: 'creado' }),
  deLaEmpresa(`PATCH ${T}/motivos/:id`, ADMINISTRAN),

  deLaEmpresa(`GET ${T}/condiciones-de-venta`, TODOS, { propio: 'leído' }),
  deLaEmpresa(`GET ${T}/condiciones-de-venta/exportar`, TODOS, { propio: 'leído' }),
  deLaEmpresa(`POST ${T}/condiciones-de-venta`, ADMINISTRAN, { propio: 'creado' }),
  deLaEmpresa(`PATCH ${T}/condiciones-de-venta/:id`, ADMINISTRAN),
  deLaEmpresa(`GET ${T}/listas-de-precio`, TODOS),

  deLaEmpresa(`GET ${T}/unidades`, TODOS),
  deLaEmpresa(`GET ${T}/unidades/exportar`, TODOS),
  deLaEmpresa(`POST ${T}/unidades`, ADMINISTRAN, { propio: 'creado' }),
  deLaEmpresa(`PATCH ${T}/unidades/:id`, ADMINISTRAN),

  deLaEmpresa(`GET ${T}/sucursales`, TODOS),
  deLaEmpresa(`GET ${T}/sucursales/exportar`, TODOS),
  // A new one belongs to nobody's sucursal yet.
  deLaEmpresa(`POST ${T}/sucursales`, ADMINISTRAN, { objeto: 'todas', propio: 'creado', ajeno: '403' }),
  // Everybody may read these three tables, so what one may not change is a 403.
  deSucursal(`PATCH ${T}/sucursales/:id`, ADMINISTRAN, { ajeno: '403' }),
  deSucursal(`POST ${T}/sucursales/:id/logo`, ADMINISTRAN, { ajeno: '403' }),
  deSucursal(`DELETE ${T}/sucursales/:id/logo`, ADMINISTRAN, { ajeno: '403' }),
  // The face of the business: whoever works in it sees it.
  deLaEmpresa(`GET ${T}/sucursales/:id/logo`, 'con sesión'),

  deLaEmpresa(`GET ${T}/depositos`, TODOS),
  deLaEmpresa(`GET ${T}/depositos/exportar`, TODOS),
  creaEnSucursal(`POST ${T}/depositos`, ADMINISTRAN),
  deSucursal(`PATCH ${T}/depositos/:id`, ADMINISTRAN, { ajeno: '403' }),

  deLaEmpresa(`GET ${T}/talleres`, TODOS),
  deLaEmpresa(`GET ${T}/talleres/exportar`, TODOS),
  creaEnSucursal(`POST ${T}/talleres`, ADMINISTRAN),
  deSucursal(`PATCH ${T}/talleres/:id`, ADMINISTRAN, { ajeno: '403' }),
];
