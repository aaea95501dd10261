import { z } from 'zod';
import { MonedaDeLista } from '#articulos/precios/listas/contrato-de-listas.ts';
import { Cantidad, ConId, Id } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { PreciosDeLinea } from './contrato-de-lineas.ts';
import { LoteDePrecio } from './contrato-de-lote.ts';

/** What has to be printed again in a sucursal (PRE-16). */
export const EtiquetaDePrecio = z.object({
  articuloId: Id,
  codigo: z.string(),
  descripcion: z.string(),
  marca: z.string().nullable(),
  codigoDeBarras: z.string().nullable(),
  listaId: Id,
  lista: z.string(),
  moneda: MonedaDeLista,
  ...PreciosDeLinea.shape,
  /** Units in the depósitos of the sucursal that sell; of a kit, how many can be delivered out of them. */
  fisico: Cantidad,
});
export type EtiquetaDePrecio = z.infer<typeof EtiquetaDePrecio>;

/** The columns of the labels and what each can be asked (TD-07). The price is the one that its lista keeps. */
export const FILTROS_DE_ETIQUETAS = {
  codigo: 'texto',
  descripcion: 'texto',
  marca: 'texto',
  barras: 'texto',
  lista: 'lista',
  precio: 'numero',
  fisico: 'numero',
} as const satisfies CamposDeFiltro;

export const ConsultaDeEtiquetas = z.strictObject({
  ...consultaDeLista(['codigo']),
  filtros: filtrosPorColumna(FILTROS_DE_ETIQUETAS),
  sucursalId: Id,
  listaId: Id.optional(),
});
export type ConsultaDeEtiquetas = z.infer<typeof ConsultaDeEtiquetas>;

const leer = {
  method: 'GET',
  permiso: 'articulo.ver',
  alcance: 'sucursal',
  params: ConId,
  query: ConsultaDeEtiquetas,
  errors: ['comun.no_encontrado'],
} as const;

export const listarEtiquetas = endpoint({
  ...leer,
  path: '/api/articulos/lotes-de-precio/:id/etiquetas',
  summary: 'Las etiquetas que hay que volver a imprimir en una sucursal: lo que cambió y tiene stock ahí',
  response: listaDe(EtiquetaDePrecio).extend({
    /** Which batch it is: whoever prints labels need not be who may see it. */
    lote: LoteDePrecio.pick({ numero: true, listas: true }),
  }),
});

export const exportarEtiquetas = endpoint({
  ...leer,
  path: '/api/articulos/lotes-de-precio/:id/etiquetas/exportar',
  summary: 'Las etiquetas que muestra el filtro, en CSV',
  response: z.string(),
  formato: 'csv',
});
