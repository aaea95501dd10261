import { z } from 'zod';
import { endpoint } from '#comun/endpoint.ts';
import { CeldaDelCentralizado, ConsultaDelCentralizado, FilaDelCentralizado } from './contrato-centralizado.ts';

/** What the artículos of a unidad add up to in each sucursal and in all of them: metres and pieces do not add up. */
const SumaDelCentralizado = z.object({
  unidad: z.string(),
  celdas: z.array(CeldaDelCentralizado),
  total: FilaDelCentralizado.shape.total,
});
export type SumaDelCentralizado = z.infer<typeof SumaDelCentralizado>;

export const sumarCentralizado = endpoint({
  method: 'GET',
  path: '/api/stock/centralizado/totales',
  summary: 'Lo que suma en cada sucursal el stock que muestra el filtro, por unidad',
  permiso: 'stock.ver',
  alcance: 'sucursal',
  query: ConsultaDelCentralizado,
  response: z.object({ articulos: z.int(), filas: z.array(SumaDelCentralizado) }),
  errors: [],
});
