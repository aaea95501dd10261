import { z } from 'zod';
import { Dia, Id, Total } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, filtrosPorColumna, listaDe, porPalabras } from '#comun/paginacion.ts';
import { deSuClase, deSuPeriodo, FILTROS_DE_NOMBRADO, nombradoEnFila } from './contrato-campos.ts';

/** Without a period, the last so many days. */
export const DIAS_DE_VENTAS = 90;

/** `sinVentas`: what is in hand and nobody took in the period. */
const VISTAS = ['vendidos', 'sinVentas'] as const;

const filtros = { sucursalId: Id.optional(), ...deSuPeriodo, ...deSuClase };

/**
 * What is left of a sale. Cost is that of each movement when it left; `reposicion` is what the same units cost today
 * (GAP-21). Null without `costo.ver` in every sucursal it is about.
 */
const conMargen = {
  /** Net of IVA and of what came back. */
  importe: Total,
  costo: Total.nullable(),
  margen: Total.nullable(),
  /** Of the sale. */
  margenPorciento: z.string().nullable(),
  reposicion: Total.nullable(),
  margenDeHoyPorciento: z.string().nullable(),
};

export const FilaDeVentas = z.object({
  ...nombradoEnFila,
  unidad: z.string(),
  unidades: z.string(),
  ...conMargen,
  /** What is in hand in those sucursales; null of what is not kept, a kit or a servicio. */
  existencia: z.string().nullable(),
});
export type FilaDeVentas = z.infer<typeof FilaDeVentas>;

export const ORDENES_DE_VENDIDOS = [
  'codigo',
  'descripcion',
  'unidades',
  'importe',
  'margen',
  'margenPorciento',
  'existencia',
] as const;
/** The columns that can be filtered; what is said of costs, only by who may see them. */
export const FILTROS_DE_VENTAS = {
  ...FILTROS_DE_NOMBRADO,
  unidades: 'numero',
  importe: 'numero',
  costo: 'numero',
  margen: 'numero',
  margenPorciento: 'numero',
  deHoy: 'numero',
  existencia: 'numero',
} as const;
export const ConsultaDeVentas = z.strictObject({
  ...consultaDeLista(ORDENES_DE_VENDIDOS),
  ...filtros,
  vista: z.enum(VISTAS).optional(),
  filtros: filtrosPorColumna(FILTROS_DE_VENTAS),
});
export type ConsultaDeVentas = z.infer<typeof ConsultaDeVentas>;

export const ResumenDeVentas = z.object({
  desde: Dia,
  hasta: Dia,
  /** Artículos that were sold. */
  articulos: z.int(),
  sinVentas: z.int(),
  ...conMargen,
  /** How long each point of the series is, by how long the period is. */
  paso: z.enum(['dia', 'semana', 'mes']),
  serie: z.array(z.object({ desde: Dia, importe: Total, costo: Total.nullable() })),
});
export type ResumenDeVentas = z.infer<typeof ResumenDeVentas>;

/** It reads everything there is: a large company waits for it as for a file. */
const ventas = { method: 'GET', permiso: 'nota.ver', alcance: 'sucursal', errors: [], trabajo: 'largo' } as const;

export const resumirVentas = endpoint({
  ...ventas,
  path: '/api/articulos/reportes/ventas/resumen',
  summary: 'Cuánto se vendió en un período, cuánto costaba y qué margen dejó',
  query: z.strictObject({ ...filtros, ...porPalabras, filtros: filtrosPorColumna(FILTROS_DE_VENTAS) }),
  response: ResumenDeVentas,
});

export const listarVentas = endpoint({
  ...ventas,
  path: '/api/articulos/reportes/ventas',
  summary: 'Los artículos más y menos vendidos, con su margen',
  query: ConsultaDeVentas,
  response: listaDe(FilaDeVentas),
});

export const exportarVentas = endpoint({
  ...ventas,
  path: '/api/articulos/reportes/ventas/exportar',
  summary: 'Los más y menos vendidos, en CSV',
  formato: 'csv',
  query: ConsultaDeVentas,
  response: z.string(),
});
