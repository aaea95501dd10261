import { z } from 'zod';
import { cicloDeLote } from '#articulos/precios/lotes/ciclo-de-lote.ts';
import { ConId, Id, Instante, Motivo } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { LineaDeEdicion } from './contrato-de-edicion.ts';

const E = '/api/articulos/ediciones';

export const EdicionEnLote = z.object({
  id: Id,
  tipo: z.enum(['EDITAR', 'DESHACER']),
  /** What was asked, said with the names of then: «Marca: Wega». */
  pedido: z.string(),
  articulos: z.int(),
  fallas: z.int(),
  motivo: z.string(),
  en: Instante,
  quien: z.string(),
  deshecha: z.object({ en: Instante, quien: z.string() }).nullable(),
  /** The batch of prices that it proposed. */
  lote: z.object({ id: Id, numero: z.int(), estado: z.enum(cicloDeLote.estados) }).nullable(),
});
export type EdicionEnLote = z.infer<typeof EdicionEnLote>;

/** The columns of the list and what each can be asked (TD-07). */
export const FILTROS_DE_EDICIONES = {
  en: 'fecha',
  tipo: 'lista',
  pedido: 'texto',
  articulos: 'numero',
  fallas: 'numero',
  motivo: 'texto',
  quien: 'texto',
  situacion: 'lista',
} as const;
export const TIPOS_DE_EDICION = ['EDITAR', 'DESHACER'] as const;
/** Whether it still holds, or was taken back. */
export const SITUACIONES_DE_EDICION = ['VIGENTE', 'DESHECHA'] as const;

const ConsultaDeEdiciones = z.strictObject({
  ...consultaDeLista(['en']),
  tipo: z.enum(TIPOS_DE_EDICION).optional(),
  filtros: filtrosPorColumna(FILTROS_DE_EDICIONES),
});

export const listarEdiciones = endpoint({
  method: 'GET',
  path: E,
  summary: 'Los cambios de muchos artículos a la vez, del último al primero',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  query: ConsultaDeEdiciones,
  response: listaDe(EdicionEnLote),
  errors: [],
});

export const exportarEdiciones = endpoint({
  method: 'GET',
  path: `${E}/exportar`,
  summary: 'Los cambios de muchos artículos a la vez que muestra el filtro, en CSV',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  query: ConsultaDeEdiciones,
  response: z.string(),
  formato: 'csv',
  errors: [],
});

export const verEdicionHecha = endpoint({
  method: 'GET',
  path: `${E}/:id`,
  summary: 'Un cambio de muchos artículos: qué se pidió, cuándo, quién y si sigue en pie',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  params: ConId,
  response: EdicionEnLote,
  errors: ['comun.no_encontrado'],
});

/** The columns of the lines of a change and what each can be asked (TD-07): `cambios`, what changed of it. */
export const FILTROS_DE_LINEAS_DE_EDICION = {
  codigo: 'texto',
  descripcion: 'texto',
  cambios: 'lista',
  problema: 'lista',
} as const;

const ConsultaDeLineas = z.strictObject({
  ...consultaDeLista(['codigo']),
  filtros: filtrosPorColumna(FILTROS_DE_LINEAS_DE_EDICION),
  que: z.enum(['CAMBIOS', 'FALLAS']).optional().describe('Sin decirlo: todo lo que el cambio alcanzó'),
});

export const listarLineasDeEdicion = endpoint({
  method: 'GET',
  path: `${E}/:id/lineas`,
  summary: 'Lo que un cambio en lote hizo a cada artículo, y a cuáles no pudo',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  params: ConId,
  query: ConsultaDeLineas,
  response: listaDe(LineaDeEdicion),
  errors: ['comun.no_encontrado'],
});

export const exportarLineasDeEdicion = endpoint({
  method: 'GET',
  path: `${E}/:id/exportar`,
  summary: 'Lo mismo, en CSV',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  params: ConId,
  query: ConsultaDeLineas,
  response: z.string(),
  formato: 'csv',
  errors: ['comun.no_encontrado'],
});

export const deshacerEdicion = endpoint({
  method: 'POST',
  permiso: 'articulo.editar',
  trabajo: 'largo',
  path: `${E}/:id/deshacer`,
  summary: 'Devuelve lo que un cambio en lote cambió y sigue como lo dejó, en otro lote',
  alcance: 'empresa',
  params: ConId,
  body: z.strictObject({ motivo: Motivo }),
  response: z.object({
    id: Id,
    articulos: z.int(),
    fallas: z.int(),
    /** The number of the batch of prices that it had proposed, when that one was discarded too. */
    loteDescartado: z.int().nullable(),
  }),
  status: 201,
  errors: ['comun.no_encontrado', 'comun.sin_permiso', 'articulos.lote_no_se_deshace', 'articulos.lote_en_curso'],
});
