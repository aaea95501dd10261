import { deLaEmpresa, type Fila } from './fila.ts';
import { DIRIGEN } from './roles.ts';

const P = '/api/articulos/proveedores';
const A = '/api/articulos/:id/proveedores';

/** Who sells to the company, and for how much, is for who directs. */
export const filasDeProveedores: readonly Fila[] = [
  deLaEmpresa(`GET ${P}`, DIRIGEN),
  deLaEmpresa(`GET ${P}/exportar`, DIRIGEN),
  deLaEmpresa(`GET ${P}/:id`, DIRIGEN),
  deLaEmpresa(`GET ${P}/:id/articulos`, DIRIGEN),
  deLaEmpresa(`POST ${P}`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`PATCH ${P}/:id`, DIRIGEN),
  deLaEmpresa(`POST ${P}/:id/estado`, DIRIGEN),
  deLaEmpresa(`GET ${A}`, DIRIGEN),
  deLaEmpresa(`POST ${A}`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`PATCH ${A}/:proveedorId`, DIRIGEN),
  deLaEmpresa(`DELETE ${A}/:proveedorId`, DIRIGEN),
];
