import { z } from 'zod';
import { Id, Total, Unitario } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, filtrosPorColumna, listaDe, porPalabras } from '#comun/paginacion.ts';
import { deSuClase, FILTROS_DE_NOMBRADO, nombradoEnFila } from './contrato-campos.ts';

/** The same stock by two clocks (GAP-21). Without a cost of reposición the average stands for it. */
export const DosRelojes = z.object({
  promedio: Total,
  reposicion: Total,
  brecha: Total,
  brechaPorciento: z.string().nullable(),
});

/** `inmovilizado`: what was in hand already and nobody sold in `DIAS_SIN_VENTA`. */
const VISTAS = ['inmovilizado'] as const;

const filtros = { sucursalId: Id.optional(), ...deSuClase, vista: z.enum(VISTAS).optional() };

const Parte = DosRelojes.extend({ id: Id, nombre: z.string(), articulos: z.int() });

export const Valuacion = DosRelojes.extend({
  /** Artículos with something in hand. */
  articulos: z.int(),
  /** Those of them that nobody knows what buying again costs. */
  sinReposicion: z.int(),
  rubros: z.array(Parte),
  sucursales: z.array(Parte),
});
export type Valuacion = z.infer<typeof Valuacion>;

export const FilaDeValuacion = DosRelojes.extend({
  ...nombradoEnFila,
  unidad: z.string(),
  cantidad: z.string(),
  costoPromedio: Unitario,
  /** In pesos of today; null when nobody wrote it, or not in a currency with a rate. */
  costoReposicion: Unitario.nullable(),
});
export type FilaDeValuacion = z.infer<typeof FilaDeValuacion>;

export const ORDENES_DE_VALUACION = ['codigo', 'descripcion', 'promedio', 'reposicion', 'brecha'] as const;
export const FILTROS_DE_VALUACION = {
  ...FILTROS_DE_NOMBRADO,
  cantidad: 'numero',
  costoPromedio: 'numero',
  costoReposicion: 'numero',
  promedio: 'numero',
  reposicion: 'numero',
  brecha: 'numero',
  brechaPorciento: 'numero',
} as const;
export const ConsultaDeValuacion = z.strictObject({
  ...consultaDeLista(ORDENES_DE_VALUACION),
  ...filtros,
  filtros: filtrosPorColumna(FILTROS_DE_VALUACION),
});
export type ConsultaDeValuacion = z.infer<typeof ConsultaDeValuacion>;

/** It reads everything there is: a large company waits for it as for a file. */
const valuacion = { method: 'GET', permiso: 'costo.ver', alcance: 'sucursal', errors: [], trabajo: 'largo' } as const;

export const verValuacion = endpoint({
  ...valuacion,
  path: '/api/articulos/reportes/valuacion/resumen',
  summary: 'Cuánto vale lo que hay, a costo promedio y a costo de reposición de hoy',
  query: z.strictObject({ ...filtros, ...porPalabras, filtros: filtrosPorColumna(FILTROS_DE_VALUACION) }),
  response: Valuacion,
});

export const listarValuacion = endpoint({
  ...valuacion,
  path: '/api/articulos/reportes/valuacion',
  summary: 'Cuánto vale cada artículo que hay, por los dos relojes',
  query: ConsultaDeValuacion,
  response: listaDe(FilaDeValuacion),
});

export const exportarValuacion = endpoint({
  ...valuacion,
  path: '/api/articulos/reportes/valuacion/exportar',
  summary: 'La valuación por artículo, en CSV',
  formato: 'csv',
  query: ConsultaDeValuacion,
  response: z.string(),
});
