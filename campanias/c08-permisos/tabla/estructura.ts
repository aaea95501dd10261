import { creaEnSucursal, deLaEmpresa, deSucursal, type Fila } from './fila.ts';
import { DIRIGEN, MUEVEN_STOCK, TODOS } from './roles.ts';

const A = '/api/articulos';
const E = `${A}/estructuras`;

const QUE_TODOS_MIRAN = { ajeno: 'ok', inexistente: 'vacío', documentos: 'de todas', costo: 'por sucursal' } as const;

/** What artículos are made of is the company's; assembling moves the stock of one sucursal. */
export const filasDeEstructura: readonly Fila[] = [
  deLaEmpresa(`GET ${E}`, TODOS),
  deLaEmpresa(`GET ${E}/exportar`, TODOS),
  deLaEmpresa(`GET ${E}/:id`, TODOS),
  deLaEmpresa(`GET ${E}/:id/explosion`, TODOS, { costo: 'de la empresa' }),
  deLaEmpresa(`GET ${E}/:id/explosion/exportar`, TODOS, { costo: 'de la empresa' }),
  deLaEmpresa(`GET ${E}/:id/armado`, TODOS),
  deLaEmpresa(`GET ${A}/:id/usos`, TODOS),
  deLaEmpresa(`POST ${E}`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`POST ${E}/:id/version`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`PATCH ${E}/:id`, DIRIGEN),
  deLaEmpresa(`POST ${E}/:id/estado`, DIRIGEN),
  deLaEmpresa(`POST ${E}/:id/validar`, DIRIGEN),
  deLaEmpresa(`DELETE ${E}/:id`, DIRIGEN),
  deLaEmpresa(`POST ${E}/planilla`, DIRIGEN, { sinRastro: true }),
  deLaEmpresa(`POST ${E}/planilla/archivo`, DIRIGEN, { sinRastro: true }),

  creaEnSucursal(`POST ${E}/:id/armado`, MUEVEN_STOCK, { costo: 'por sucursal' }),
  // Like the stock it moved, everybody may look it up.
  deSucursal(`GET ${A}/armados`, TODOS, QUE_TODOS_MIRAN),
  deSucursal(`GET ${A}/armados/exportar`, TODOS, QUE_TODOS_MIRAN),
  deSucursal(`POST ${A}/armados/:id/revertir`, MUEVEN_STOCK, { ven: TODOS, costo: 'por sucursal' }),
];
