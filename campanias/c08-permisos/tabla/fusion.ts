import { deLaEmpresa, type Fila } from './fila.ts';
import { DIRIGEN } from './roles.ts';

const A = '/api/articulos/:id/fusion';

/** Two artículos that were one: it moves the stock of every sucursal, so who does it directs in all of them. */
export const filasDeFusion: readonly Fila[] = [
  deLaEmpresa(`GET ${A}`, DIRIGEN),
  deLaEmpresa(`POST ${A}`, DIRIGEN, { objeto: 'todas', ajeno: '403' }),
];
