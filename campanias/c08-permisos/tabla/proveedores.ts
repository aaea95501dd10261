import { deLaEmpresa, type Fila } from './fila.ts';
import { DIRIGEN, VEN_COSTOS } from './roles.ts';

const P = '/api/articulos/proveedores';
const A = '/api/articulos/:id/proveedores';

/** Who sells to the company, and for how much, is for who directs. */
export const filasDeProveedores: readonly Fila[] = [
  deLaEmpresa(`GET ${P}`, DIRIGEN, { propio: 'leído' }),
  deLaEmpresa(`GET ${P}/exportar`, DIRIGEN, { propio: 'leído' }),
  deLaEmpresa(`GET ${P}/:id`, DIRIGEN),
  deLaEmpresa(`GET ${P}/:id/articulos`, DIRIGEN, { costo: 'de la empresa' }),
  deLaEmpresa(`GET ${P}/:id/articulos/exportar`, DIRIGEN, { costo: 'de la empresa' }),
  deLaEmpresa(`POST ${P}`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`PATCH ${P}/:id`, DIRIGEN),
  deLaEmpresa(`POST ${P}/:id/estado`, DIRIGEN),
  deLaEmpresa(`GET ${A}`, DIRIGEN, { costo: 'de la empresa' }),
  deLaEmpresa(`GET ${A}/historia`, VEN_COSTOS, { costo: 'de la empresa' }),
  deLaEmpresa(`POST ${A}`, DIRIGEN, { propio: 'creado', costo: 'de la empresa' }),
  deLaEmpresa(`PATCH ${A}/:proveedorId`, DIRIGEN, { costo: 'de la empresa' }),
  deLaEmpresa(`DELETE ${A}/:proveedorId`, DIRIGEN, { costo: 'de la empresa' }),
];
