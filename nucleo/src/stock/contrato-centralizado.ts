import { z } from 'zod';
import { Bandera, Id } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { Momento } from './contrato-campos.ts';

/** `negativos`: less than nothing in hand, or more promised than there is, in some depósito. `cero`: nothing anywhere, nor on its way. */
export const VISTAS_DEL_CENTRALIZADO = ['todos', 'negativos', 'cero'] as const;
export type VistaDelCentralizado = (typeof VISTAS_DEL_CENTRALIZADO)[number];

/** `fisico` is what is there; what is on its way to a sucursal is told by itself, and is in none of the others (plate 07). */
const Cifras = z.object({
  fisico: z.string(),
  reservado: z.string(),
  disponible: z.string(),
  enTransito: z.string(),
});

export const CeldaDelCentralizado = Cifras.extend({ sucursalId: Id });

/** One artículo across the sucursales the user may see; a sucursal where it never was is there with zeros. */
export const FilaDelCentralizado = z.object({
  articuloId: Id,
  codigo: z.string(),
  descripcion: z.string(),
  unidad: z.string(),
  celdas: z.array(CeldaDelCentralizado),
  total: Cifras,
  /** What it lacks in the depósitos where it is short, below zero: what there is in others does not make up for it. */
  bajoCero: z.string(),
});
export type FilaDelCentralizado = z.infer<typeof FilaDelCentralizado>;

/** The groups of columns, in their order. */
export const ColumnaDelCentralizado = z.object({
  sucursalId: Id,
  codigo: z.string(),
  nombre: z.string(),
  depositos: z.array(
    z.object({ id: Id, codigo: z.string(), nombre: z.string(), vendible: z.boolean(), enTransito: z.boolean() }),
  ),
});
export type ColumnaDelCentralizado = z.infer<typeof ColumnaDelCentralizado>;

/** What each column can be asked (TD-07): `fisico-<id>` is what a sucursal has, `fisico` what they all have. */
export const FILTROS_DEL_CENTRALIZADO = {
  codigo: 'texto',
  descripcion: 'texto',
  'fisico-*': 'numero',
  'reservado-*': 'numero',
  'disponible-*': 'numero',
  'enTransito-*': 'numero',
  fisico: 'numero',
  disponible: 'numero',
  enTransito: 'numero',
} as const satisfies CamposDeFiltro;

export const ConsultaDelCentralizado = z.strictObject({
  ...consultaDeLista(['codigo', 'descripcion']),
  filtros: filtrosPorColumna(FILTROS_DEL_CENTRALIZADO),
  vista: z.enum(VISTAS_DEL_CENTRALIZADO).optional(),
  sucursalId: Id.optional(),
  depositoId: Id.optional(),
  al: Momento.optional(),
});

const centralizado = { method: 'GET', permiso: 'stock.ver', alcance: 'sucursal', errors: [] } as const;

export const verCentralizado = endpoint({
  ...centralizado,
  path: '/api/stock/centralizado',
  summary: 'El stock de cada artículo en cada sucursal, hoy o a una fecha',
  query: ConsultaDelCentralizado,
  response: listaDe(FilaDelCentralizado).extend({ columnas: z.array(ColumnaDelCentralizado) }),
});

export const exportarCentralizado = endpoint({
  ...centralizado,
  path: '/api/stock/centralizado/exportar',
  summary: 'El stock centralizado como CSV',
  formato: 'csv',
  query: ConsultaDelCentralizado,
  response: z.string(),
});

/** How much waits behind the views that are work to do, and what it is all worth at average cost (null without `costo.ver` in all of it). */
export const resumirCentralizado = endpoint({
  ...centralizado,
  path: '/api/stock/centralizado/resumen',
  summary: 'Cuántos artículos hay en cada vista del stock centralizado y cuánto valen',
  query: z.strictObject({
    sucursalId: Id.optional(),
    depositoId: Id.optional(),
    relojes: Bandera.describe('También lo que costaría reponerlo hoy'),
  }),
  response: z.object({
    articulos: z.int(),
    negativos: z.int(),
    valor: z.string().nullable(),
    /** The same stock at what buying it again costs today (GAP-21), when `relojes` asks for it. */
    reposicion: z.string().nullable().optional(),
  }),
});
