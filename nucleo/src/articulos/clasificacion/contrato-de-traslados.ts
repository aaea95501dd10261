import { z } from 'zod';
import { ConId, Id, Instante, Motivo, textoCorto, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { NivelDeClasificacion } from './contrato-de-nodos.ts';
import { CAMPOS_DE_OMISION, CAMPOS_DEL_ARTICULO } from './omisiones.ts';
import { LARGO_DE_CODIGO, MODOS_DE_TRASLADO } from './traslado.ts';

const C = '/api/articulos/clasificacion';
const editar = {
  method: 'POST',
  permiso: 'clasificacion.editar',
  alcance: 'empresa',
  trabajo: 'largo',
} as const;
const deNodo = { params: z.object({ nivel: NivelDeClasificacion, id: Id }) } as const;
/** A rubro hangs from nothing: it may be merged, never moved. */
const deHija = { params: z.object({ nivel: NivelDeClasificacion.exclude(['rubro']), id: Id }) } as const;

/** How much a node takes along: the nodes below it, and its artículos, those inactive apart. */
const LoQueLleva = z.strictObject({
  nodos: z.int().nonnegative(),
  articulos: z.int().nonnegative(),
  inactivos: z.int().nonnegative(),
});

export const Traslado = z.strictObject({
  destinoId: Id,
  version: Version,
  versionDestino: Version,
  /** Other codes for those that clash inside the destination. */
  codigos: z.array(z.strictObject({ id: Id, codigo: textoCorto(LARGO_DE_CODIGO) })).default([]),
  /** As much as the preview told; when it is no longer so much, nothing is done. Without it nothing is held against it. */
  vistos: LoQueLleva.optional(),
  motivo: Motivo,
});
export type Traslado = z.infer<typeof Traslado>;

/** What may be wrong with the two nodes, told in the preview as when it is done. */
const deLosNodos = ['comun.no_encontrado', 'articulos.destino_invalido', 'articulos.clasificacion_inactiva'] as const;

const trasladar = {
  ...editar,
  body: Traslado,
  response: z.object({ loteId: Id, nodos: z.int(), articulos: z.int() }),
} as const;

export const verTraslado = endpoint({
  method: 'GET',
  path: `${C}/:nivel/:id/traslado`,
  summary: 'Lo que movería o fusionaría: nodos, artículos, códigos que chocan y valores que cambian',
  permiso: 'clasificacion.editar',
  alcance: 'empresa',
  ...deNodo,
  query: z.strictObject({ modo: z.enum(MODOS_DE_TRASLADO), destinoId: Id }),
  response: z.object({
    version: Version,
    versionDestino: Version,
    nombre: z.string(),
    destino: z.string(),
    /** Nodes that change parent, all that hangs from the node, and its artículos, with the first ten. */
    cambianDePadre: z.int(),
    ...LoQueLleva.shape,
    muestra: z.array(z.object({ id: Id, codigo: z.string(), descripcion: z.string() })),
    choques: z.array(
      z.object({ id: Id, codigo: z.string(), nombre: z.string(), con: z.string(), sugerido: z.string() }),
    ),
    /** Defaults that become others. Codes as they travel; a unidad by its name. */
    cambios: z.array(
      z.object({ campo: z.enum(CAMPOS_DE_OMISION), antes: z.string().nullable(), despues: z.string().nullable() }),
    ),
    /** Campos of the business that stop being asked for, by their title, and how many artículos stop showing what they say. */
    campos: z.array(z.object({ campo: z.string(), articulos: z.int() })),
  }),
  errors: [...deLosNodos, 'articulos.clasificacion_por_omision'],
});

export const moverNodo = endpoint({
  ...trasladar,
  path: `${C}/:nivel/:id/mover`,
  summary: 'Cuelga una familia de otro rubro, o una subfamilia de otra familia',
  ...deHija,
  errors: [...deLosNodos, 'comun.version_vieja', 'articulos.codigos_chocan', 'articulos.traslado_distinto'],
});

export const fusionarNodo = endpoint({
  ...trasladar,
  path: `${C}/:nivel/:id/fusionar`,
  summary: 'Pasa todo lo de un nodo a otro de su nivel, y lo inactiva',
  ...deNodo,
  errors: [
    ...deLosNodos,
    'comun.version_vieja',
    'articulos.clasificacion_por_omision',
    'articulos.codigos_chocan',
    'articulos.traslado_distinto',
  ],
});

export const TIPOS_DE_LOTE_DE_CLASIFICACION = ['MOVER', 'FUSIONAR', 'APLICAR', 'DESHACER'] as const;
/** Whether it still holds, was taken back, or took back another one but for something that stayed. */
export const SITUACIONES_DE_LOTE_DE_CLASIFICACION = ['VIGENTE', 'DESHECHO', 'CON_SALTADOS'] as const;

/** A change of many at once, as it was made. */
export const LoteDeClasificacion = z.object({
  id: Id,
  tipo: z.enum(TIPOS_DE_LOTE_DE_CLASIFICACION),
  nivel: NivelDeClasificacion,
  nodoId: Id,
  /** As they were called then. */
  nombre: z.string(),
  desde: z.string().nullable(),
  hacia: z.string().nullable(),
  campo: z.enum(CAMPOS_DEL_ARTICULO).nullable(),
  nodos: z.int(),
  /** Also those that only went along with their node. */
  articulos: z.int(),
  /** What undoing left as it was because somebody had changed it since. */
  saltados: z.int(),
  motivo: z.string(),
  en: Instante,
  quien: z.string(),
  deshecho: z.object({ en: Instante, quien: z.string() }).nullable(),
});
export type LoteDeClasificacion = z.infer<typeof LoteDeClasificacion>;

/** The columns of the list and what each can be asked (TD-07). */
export const FILTROS_DE_LOTES_DE_CLASIFICACION = {
  en: 'fecha',
  tipo: 'lista',
  nombre: 'texto',
  lugar: 'texto',
  articulos: 'numero',
  nodos: 'numero',
  motivo: 'texto',
  quien: 'texto',
  situacion: 'lista',
} as const satisfies CamposDeFiltro;

const ConsultaDeLotes = z.strictObject({
  ...consultaDeLista(['en']),
  tipo: z.enum(TIPOS_DE_LOTE_DE_CLASIFICACION).optional(),
  /** Only this one, as the trail of what it reached leads to it. */
  lote: Id.optional(),
  filtros: filtrosPorColumna(FILTROS_DE_LOTES_DE_CLASIFICACION),
});

export const listarLotesDeClasificacion = endpoint({
  method: 'GET',
  path: `${C}/lotes`,
  summary: 'Los cambios de muchos artículos o nodos a la vez, del último al primero',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  query: ConsultaDeLotes,
  response: listaDe(LoteDeClasificacion),
  errors: [],
});

export const exportarLotesDeClasificacion = endpoint({
  method: 'GET',
  path: `${C}/lotes/exportar`,
  summary: 'Los cambios de clasificación que muestra el filtro, en CSV',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  query: ConsultaDeLotes,
  response: z.string(),
  formato: 'csv',
  errors: [],
});

export const deshacerLoteDeClasificacion = endpoint({
  ...editar,
  path: `${C}/lotes/:id/deshacer`,
  summary: 'Devuelve lo que un lote movió y sigue como lo dejó, en otro lote',
  params: ConId,
  body: z.strictObject({ motivo: Motivo }),
  response: z.object({ loteId: Id, nodos: z.int(), articulos: z.int(), saltados: z.int() }),
  errors: [
    'comun.no_encontrado',
    'articulos.lote_no_se_deshace',
    'articulos.clasificacion_inactiva',
    'articulos.codigos_chocan',
  ],
});
