import { z } from 'zod';
import { Id, Unitario } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { Escalones } from './contrato-de-escalones.ts';

/** As many artículos as the longest document has lines. */
const TOPE_DE_VIGENTES = 1_000;

export const verPreciosVigentes = endpoint({
  method: 'POST',
  path: '/api/articulos/precios/vigentes',
  summary:
    'El precio de hoy de varios artículos en una lista, por unidad y por cantidad; los que no existen no vuelven',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  body: z.strictObject({
    listaId: Id,
    articuloIds: z
      .array(Id)
      .min(1, 'Elegí al menos un artículo.')
      .max(TOPE_DE_VIGENTES, `Hasta ${TOPE_DE_VIGENTES} por vez.`),
  }),
  response: z.object({
    precios: z.array(z.object({ articuloId: Id, neto: Unitario.nullable(), escalones: Escalones })),
  }),
  errors: [],
});
