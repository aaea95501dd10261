import { z } from 'zod';
import { MonedaDeLista } from '#articulos/precios/listas/contrato-de-listas.ts';
import { ConId, Id, Instante, PrecioUnitario, textoCorto, Unitario } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { MOTIVOS_DE_COSTO_VIEJO } from './frescura.ts';

/** What buying it again costs, net, as somebody wrote it. The newest that has begun holds. */
export const CostoDeReposicion = z.object({
  id: z.int(),
  /** Null: from then on nobody knows what it costs. */
  importe: Unitario.nullable(),
  moneda: MonedaDeLista.nullable(),
  desde: Instante,
  /** Where it comes from: «Lista Bosch de agosto», «Factura 0001-00001234». */
  origen: z.string().nullable(),
  vigente: z.boolean(),
  creadoEn: Instante,
  creadoPor: z.string().nullable(),
});
export type CostoDeReposicion = z.infer<typeof CostoDeReposicion>;

/** How far the cost of today is to be trusted (PRE-17, GAP-17). */
export const Frescura = z.object({
  /** In pesos, at the rate of today; null without a cost or without a rate. */
  costo: Unitario.nullable(),
  /** Whole days since it was written. */
  dias: z.int().nullable(),
  /** Percentage the currency of the cost moved since it was written; null for a cost in pesos. */
  movimientoDeMoneda: z.string().nullable(),
  /** Older, or moved more, than the company accepts. */
  viejo: z.boolean(),
  motivos: z.array(z.enum(MOTIVOS_DE_COSTO_VIEJO)),
  /** Percentage on that cost that the price of each active lista leaves today. */
  margenes: z.array(z.object({ listaId: Id, lista: z.string(), margen: z.string().nullable() })),
});
export type Frescura = z.infer<typeof Frescura>;

export const listarCostos = endpoint({
  method: 'GET',
  path: '/api/articulos/:id/costos',
  summary: 'Historia del costo de reposición, el más nuevo primero, y cuánto se puede confiar en el de hoy',
  permiso: 'costo.ver',
  alcance: 'empresa',
  params: ConId,
  response: z.object({ filas: z.array(CostoDeReposicion), frescura: Frescura }),
  errors: ['comun.no_encontrado'],
});

export const CostoNuevo = z.strictObject({
  importe: PrecioUnitario,
  moneda: MonedaDeLista.default('ARS'),
  origen: textoCorto(120),
  /** Also prepares a batch that keeps the margins of its prices, for somebody to look at (PRE-18). Nothing is applied. */
  proponerPrecios: z.boolean().default(false),
});
export type CostoNuevo = z.infer<typeof CostoNuevo>;

export const agregarCosto = endpoint({
  method: 'POST',
  path: '/api/articulos/:id/costos',
  summary: 'Escribe el costo de reposición de hoy; los anteriores quedan',
  permiso: 'costo.modificar',
  alcance: 'empresa',
  params: ConId,
  body: CostoNuevo,
  response: z.object({
    costo: CostoDeReposicion,
    /** The batch that was prepared; null when none was asked for or no price would move. */
    propuesta: z.object({ id: Id, numero: z.int() }).nullable(),
  }),
  status: 201,
  errors: ['comun.no_encontrado', 'comun.sin_permiso'],
});
