import { z } from 'zod';
import { MonedaDeLista } from '#articulos/precios/listas/contrato-de-listas.ts';
import { Bandera, Cantidad, ConId, Id, Instante, Unitario } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { ALERTA_CALLADA, ALERTAS_DE_LOTE, OMISIONES } from './linea-de-lote.ts';

export const PreciosDeLinea = z.object({ neto: Unitario.nullable(), conIva: Unitario.nullable() });

export const LineaDeLote = z.object({
  /** Its number in the batch. */
  linea: z.int(),
  articuloId: Id,
  codigo: z.string(),
  descripcion: z.string(),
  marca: z.string().nullable(),
  listaId: Id,
  lista: z.string(),
  moneda: MonedaDeLista,
  /** From this quantity on; "0" is the common price. */
  cantidadDesde: Cantidad,
  anterior: PreciosDeLinea,
  /** When that price, or the common one it moves with, is over by itself, if the batch goes on after it: a campaign ends, or another one is written for then. */
  anteriorHasta: Instante.nullable(),
  nuevo: PreciosDeLinea,
  /** Percentage, with its sign; null when there was no price. */
  variacion: z.string().nullable(),
  /** Percentage on the cost that the new price leaves; only for who holds `costo.ver`, null without a cost. */
  margen: z.string().nullable().optional(),
  alertas: z.array(z.enum([...ALERTAS_DE_LOTE, ALERTA_CALLADA])),
  /** Somebody looked at what stands out and lets it pass. */
  confirmada: z.boolean(),
  incluida: z.boolean(),
  /** Why it was left alone when the batch was applied. */
  omitida: z.enum(OMISIONES).nullable(),
});
export type LineaDeLote = z.infer<typeof LineaDeLote>;

/**
 * The columns of the lines and what each can be asked (TD-07). Prices are asked for as their lista keeps them. The margin is
 * not among them: it tells the cost, which only some may see (INV-71).
 */
export const FILTROS_DE_LINEAS = {
  codigo: 'texto',
  descripcion: 'texto',
  lista: 'lista',
  anterior: 'numero',
  nuevo: 'numero',
  variacion: 'numero',
} as const satisfies CamposDeFiltro;

export const FiltroDeLineas = z.strictObject({
  buscar: z.string().max(200, 'La búsqueda admite hasta 200 caracteres.').optional(),
  filtros: filtrosPorColumna(FILTROS_DE_LINEAS),
  listaId: Id.optional(),
  incluida: Bandera,
  alerta: z.enum(ALERTAS_DE_LOTE).optional(),
  /** With some alert that nobody ticked yet. */
  porConfirmar: z.literal('true').optional(),
  /** Those that were left alone when the batch was applied. */
  omitida: z.literal('true').optional(),
});
export type FiltroDeLineas = z.infer<typeof FiltroDeLineas>;

export const ConsultaDeLineas = z.strictObject({
  ...consultaDeLista(['linea', 'variacion', 'nuevo', 'margen']),
  ...FiltroDeLineas.shape,
});
export type ConsultaDeLineas = z.infer<typeof ConsultaDeLineas>;

const leer = {
  method: 'GET',
  permiso: 'precio.modificar',
  alcance: 'empresa',
  params: ConId,
  query: ConsultaDeLineas,
  errors: ['comun.no_encontrado'],
} as const;

export const listarLineas = endpoint({
  ...leer,
  path: '/api/articulos/lotes-de-precio/:id/lineas',
  summary: 'Las líneas de un lote: anterior, nuevo, variación y margen',
  response: listaDe(LineaDeLote),
});

export const exportarLineas = endpoint({
  ...leer,
  path: '/api/articulos/lotes-de-precio/:id/exportar',
  summary: 'Las líneas que muestra el filtro, en CSV',
  response: z.string(),
  formato: 'csv',
});
