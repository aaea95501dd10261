import { z } from 'zod';
import { Id } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { ConsultaDeArticulos } from './contrato-de-consulta.ts';

/** What the foot of the table says of everything a filter leaves; of one sucursal, for who sees its costs, what it is worth by both clocks (GAP-21). */
export const PieDeArticulos = z.object({
  bajoMinimo: z.int(),
  enNegativo: z.int(),
  valor: z.string().optional(),
  reposicion: z.string().optional(),
});
export type PieDeArticulos = z.infer<typeof PieDeArticulos>;

export const verPieDeArticulos = endpoint({
  method: 'GET',
  path: '/api/articulos/pie',
  summary: 'Lo que falta, lo que quedó en negativo y lo que valen los artículos que muestra el filtro',
  permiso: 'articulo.ver',
  alcance: 'sucursal',
  query: z.strictObject({
    ...ConsultaDeArticulos.shape,
    en: Id.optional().describe('La sucursal cuyos mínimos y cuyo valor se cuentan; sin ella, los mínimos de todas'),
  }),
  response: PieDeArticulos,
  errors: [],
});
