import { z } from 'zod';
import { Dia, Id, Instante, textoCorto, Unitario, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { MONEDAS_CON_COTIZACION } from './moneda.ts';

const MonedaExtranjera = z.enum(MONEDAS_CON_COTIZACION);

/** How many pesos a unit of another currency was worth from a day on, and who says so. */
export const Cotizacion = z.object({
  id: Id,
  /** Always the first: a rate is never changed, another one is written. */
  version: Version,
  moneda: MonedaExtranjera,
  fecha: Dia,
  valor: z.string(),
  fuente: z.string(),
  /** The one that listas use today. */
  vigente: z.boolean(),
  creadaEn: Instante,
  creadaPor: z.string().nullable(),
});
export type Cotizacion = z.infer<typeof Cotizacion>;

/** The columns of the table and what each can be asked (TD-07). */
export const FILTROS_DE_COTIZACIONES = {
  fecha: 'fecha',
  moneda: 'lista',
  valor: 'numero',
  fuente: 'texto',
  quien: 'texto',
} as const satisfies CamposDeFiltro;

export const ConsultaDeCotizaciones = z.strictObject({
  ...consultaDeLista(['fecha']),
  filtros: filtrosPorColumna(FILTROS_DE_COTIZACIONES),
  moneda: MonedaExtranjera.optional(),
});
export type ConsultaDeCotizaciones = z.infer<typeof ConsultaDeCotizaciones>;

export const listarCotizaciones = endpoint({
  method: 'GET',
  path: '/api/articulos/cotizaciones',
  summary: 'Cotizaciones escritas, la más nueva primero',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  query: ConsultaDeCotizaciones,
  response: listaDe(Cotizacion),
  errors: [],
});

export const exportarCotizaciones = endpoint({
  method: 'GET',
  path: '/api/articulos/cotizaciones/exportar',
  summary: 'Las cotizaciones que muestra el filtro, en CSV',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  query: ConsultaDeCotizaciones,
  response: z.string(),
  formato: 'csv',
  errors: [],
});

export const CotizacionNueva = z.strictObject({
  moneda: MonedaExtranjera.default('USD'),
  /** Not later than today. Today's when it is not said. */
  fecha: Dia.optional(),
  valor: Unitario.refine((texto) => Number(texto) > 0, 'Tiene que ser mayor que cero.').refine(
    (texto) => !(Number(texto) > 1e8),
    'Admite hasta 100.000.000.',
  ),
  fuente: textoCorto(80),
  /** Also prepares a batch that keeps the margins over the costs in that currency, for somebody to look at (PRE-09). */
  proponerPrecios: z.boolean().default(false),
  /** That it is written right although it moves more than the limit of variation, from the one before it (PRE-04). */
  confirmada: z.boolean().default(false),
});
export type CotizacionNueva = z.infer<typeof CotizacionNueva>;

const ListaQueSeMueve = z.object({
  nombre: z.string(),
  /** Its prices that are worked out by the rate. */
  precios: z.int(),
  /** And those that the rate reaches only by way of a minimum margin, over a cost in another currency: where it is the higher. */
  porMargenMinimo: z.int(),
});

/** Before a rate is written: what it takes the place of, and what moves with it by itself. */
export const verAlcanceDeCotizacion = endpoint({
  method: 'GET',
  path: '/api/articulos/cotizaciones/alcance',
  summary: 'La cotización que rige y las listas derivadas que se mueven con ella',
  permiso: 'precio.modificar',
  alcance: 'empresa',
  query: z.strictObject({ moneda: MonedaExtranjera.default('USD') }),
  response: z.object({
    anterior: z.object({ valor: z.string(), fecha: Dia }).nullable(),
    derivadas: z.array(ListaQueSeMueve),
    /** Artículos whose cost is in that currency, and whose written prices stay. */
    conCosto: z.int(),
  }),
  errors: [],
});

export const agregarCotizacion = endpoint({
  method: 'POST',
  path: '/api/articulos/cotizaciones',
  summary: 'Escribe una cotización; las anteriores quedan',
  permiso: 'precio.modificar',
  alcance: 'empresa',
  body: CotizacionNueva,
  response: Cotizacion.extend({
    /** The derived listas that moved with it, or may have. */
    derivadas: z.array(ListaQueSeMueve),
    /** The batch that was prepared; null when none was asked for or no price would move. */
    propuesta: z.object({ id: Id, numero: z.int() }).nullable(),
  }),
  status: 201,
  errors: ['articulos.cotizacion_que_salta'],
});
