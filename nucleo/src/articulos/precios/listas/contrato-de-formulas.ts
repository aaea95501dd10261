import { z } from 'zod';
import { ConId, Id, Instante } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';

/** As the trail of a lista names what its prices come out of. */
export const CAMPOS_DE_FORMULA = ['base', 'coeficiente', 'paso', 'modo', 'adicional', 'margenMinimo'] as const;

/** Another formula of a lista that works out the price of an artículo. */
export const CambioDeFormula = z.object({
  id: z.string(),
  listaId: Id,
  lista: z.string(),
  en: Instante,
  quien: z.string(),
  motivo: z.string().nullable(),
  /** What of it changed; nothing for who may not see costs, since it would tell them. */
  campos: z.array(z.object({ campo: z.string(), antes: z.string().nullable(), despues: z.string().nullable() })),
});
export type CambioDeFormula = z.infer<typeof CambioDeFormula>;

export const listarFormulas = endpoint({
  method: 'GET',
  path: '/api/articulos/:id/precios/formulas',
  summary: 'Los cambios de fórmula de las listas que calculan el precio de un artículo, del último al primero',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  params: ConId,
  response: z.object({ filas: z.array(CambioDeFormula) }),
  errors: ['comun.no_encontrado'],
});
