import { z } from 'zod';
import { Instante, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { deSuClase, deSuPeriodo, FILTROS_DE_NOMBRADO, nombradoEnFila } from './contrato-campos.ts';

/** `porInactivar`: what is discontinued and would be inactivated if nothing were in the way. */
const VISTAS = ['inactivos', 'porInactivar'] as const;

/** What keeps one from being inactivated (INV-09), or an inactive one from coming back. */
export const TRABAS_DE_LA_VISTA = {
  porInactivar: ['STOCK', 'RESERVA', 'NOTA', 'AJUSTE', 'ESTRUCTURA'],
  inactivos: ['CODIGO', 'CLASIFICACION', 'FUSION'],
} as const;
const BLOQUEOS = [...TRABAS_DE_LA_VISTA.porInactivar, ...TRABAS_DE_LA_VISTA.inactivos] as const;

export const FilaDeInactivo = z.object({
  ...nombradoEnFila,
  version: Version,
  /** Since when it is in its state, who put it there and why; null for what came so from an import. */
  en: Instante.nullable(),
  quien: z.string().nullable(),
  motivo: z.string().nullable(),
  bloqueos: z.array(z.enum(BLOQUEOS)),
});
export type FilaDeInactivo = z.infer<typeof FilaDeInactivo>;

export const FILTROS_DE_INACTIVOS = {
  ...FILTROS_DE_NOMBRADO,
  en: 'fecha',
  quien: 'texto',
  motivo: 'texto',
  traba: 'lista',
} as const;
export const ConsultaDeInactivos = z.strictObject({
  ...consultaDeLista(['codigo', 'descripcion', 'en']),
  ...deSuPeriodo,
  ...deSuClase,
  vista: z.enum(VISTAS).optional(),
  filtros: filtrosPorColumna(FILTROS_DE_INACTIVOS),
});
export type ConsultaDeInactivos = z.infer<typeof ConsultaDeInactivos>;

const inactivos = { method: 'GET', permiso: 'articulo.ver', alcance: 'empresa', errors: [] } as const;

export const listarInactivos = endpoint({
  ...inactivos,
  path: '/api/articulos/reportes/inactivos',
  summary: 'Los artículos inactivos y los que esperan serlo: quién, cuándo, por qué y qué los traba',
  query: ConsultaDeInactivos,
  response: listaDe(FilaDeInactivo).extend({
    cuentas: z.object({ inactivos: z.int(), porInactivar: z.int() }),
  }),
});

export const exportarInactivos = endpoint({
  ...inactivos,
  path: '/api/articulos/reportes/inactivos/exportar',
  summary: 'Los artículos inactivos, en CSV',
  formato: 'csv',
  query: ConsultaDeInactivos,
  response: z.string(),
});
