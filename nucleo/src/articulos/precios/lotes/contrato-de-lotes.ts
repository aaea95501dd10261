import { z } from 'zod';
import { SeleccionDeArticulos } from '#articulos/contrato-de-seleccion.ts';
import { ConId, Instante, Motivo, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { FiltroDeLineas } from './contrato-de-lineas.ts';
import { CambioDeLote, EstadoDelLote, FilaDeLote, LoteDePrecio, LoteNuevo } from './contrato-de-lote.ts';

const RUTA = '/api/articulos/lotes-de-precio';
const conVersion = z.strictObject({ version: Version });

const leer = { method: 'GET', permiso: 'precio.modificar', alcance: 'empresa' } as const;
/** What every action on a batch shares. */
const accion = {
  method: 'POST',
  permiso: 'precio.modificar',
  alcance: 'empresa',
  params: ConId,
  response: LoteDePrecio,
} as const;
const comunes = [
  'comun.no_encontrado',
  'comun.version_vieja',
  'comun.transicion_invalida',
  'articulos.lote_en_curso',
] as const;

/** The columns of the table and what each can be asked (TD-07). */
export const FILTROS_DE_LOTES = {
  numero: 'numero',
  motivo: 'texto',
  lineas: 'numero',
  estado: 'lista',
  creado: 'fecha',
  autor: 'texto',
} as const satisfies CamposDeFiltro;

export const ConsultaDeLotes = z.strictObject({
  ...consultaDeLista(['numero', 'creado']),
  filtros: filtrosPorColumna(FILTROS_DE_LOTES),
  estado: EstadoDelLote.optional(),
});
export type ConsultaDeLotes = z.infer<typeof ConsultaDeLotes>;

export const listarLotes = endpoint({
  ...leer,
  path: RUTA,
  summary: 'Lotes de precios, el último primero',
  query: ConsultaDeLotes,
  response: listaDe(FilaDeLote),
  errors: [],
});

export const exportarLotes = endpoint({
  ...leer,
  path: `${RUTA}/exportar`,
  summary: 'Los lotes de precios que muestra el filtro, en CSV',
  query: ConsultaDeLotes,
  response: z.string(),
  formato: 'csv',
  errors: [],
});

export const crearLote = endpoint({
  ...leer,
  method: 'POST',
  path: RUTA,
  summary: 'Prepara un cambio de precios: qué artículos, qué listas y qué regla; todavía no cambia nada',
  trabajo: 'largo',
  /** With a selection, its artículos and no others are kept in the batch: all that a filter of the table finds now (TD-10). */
  body: LoteNuevo.extend({ seleccion: SeleccionDeArticulos.optional() }),
  response: LoteDePrecio,
  status: 201,
  errors: ['articulos.demasiados'],
});

export const verLote = endpoint({
  ...leer,
  path: `${RUTA}/:id`,
  summary: 'Un lote de precios: estado, totales y avance',
  params: ConId,
  response: LoteDePrecio,
  errors: ['comun.no_encontrado'],
});

export const cambiarLote = endpoint({
  ...accion,
  method: 'PATCH',
  path: `${RUTA}/:id`,
  summary:
    'Cambia el filtro, la regla o las listas, y lo simulado deja de valer; con otro motivo u otro final sigue valiendo',
  body: CambioDeLote,
  errors: comunes,
});

/** Answers when it ends; meanwhile `verLote` says how far it is in `tarea`. */
export const simularLote = endpoint({
  ...accion,
  path: `${RUTA}/:id/simular`,
  summary: 'Calcula línea por línea qué pasaría; no cambia ningún precio',
  trabajo: 'largo',
  body: conVersion,
  /** Besides the batch, how many lines stay out, and how many looked at, as somebody left them before. */
  response: LoteDePrecio.extend({ conservadas: z.object({ excluidas: z.int(), revisadas: z.int() }) }),
  errors: comunes,
});

export const MARCAS_DE_LINEA = ['incluir', 'excluir', 'confirmar', 'desconfirmar'] as const;

export const marcarLineas = endpoint({
  ...accion,
  path: `${RUTA}/:id/lineas`,
  summary: 'Incluye o excluye líneas, o confirma las que llaman la atención',
  body: z.strictObject({
    version: Version,
    marca: z.enum(MARCAS_DE_LINEA),
    /** These numbers, or all those of a filter. */
    cuales: z.union([
      z.strictObject({ lineas: z.array(z.int().positive()).min(1).max(1_000) }),
      z.strictObject({ filtro: FiltroDeLineas }),
    ]),
  }),
  /** Besides the batch, how many lines were not so before. */
  response: LoteDePrecio.extend({ marcadas: z.int() }),
  errors: comunes,
});

export const aprobarLote = endpoint({
  ...accion,
  permiso: 'precio.aprobar',
  path: `${RUTA}/:id/aprobar`,
  summary: 'Aprueba lo simulado',
  confirmacion: 'en_terminal',
  body: conVersion,
  errors: [
    ...comunes,
    'articulos.lote_vacio',
    'articulos.lote_por_confirmar',
    'articulos.lote_propio',
    'articulos.lote_de_derivada',
  ],
});

export const programarLote = endpoint({
  ...accion,
  permiso: 'precio.aprobar',
  path: `${RUTA}/:id/programar`,
  summary: 'Deja un lote aprobado para que se aplique solo en una fecha y hora',
  confirmacion: 'reciente',
  body: z.strictObject({ version: Version, aplicaDesde: Instante }),
  errors: comunes,
});

/** All or nothing. Lines whose price, or the cost that the rule reads, changed since the simulation are left alone and listed. */
export const aplicarLote = endpoint({
  ...accion,
  permiso: 'precio.aprobar',
  path: `${RUTA}/:id/aplicar`,
  summary: 'Escribe los precios nuevos',
  confirmacion: 'reciente',
  trabajo: 'largo',
  body: conVersion,
  errors: [...comunes, 'articulos.lote_terminado', 'articulos.lote_de_derivada'],
});

export const revertirLote = endpoint({
  ...accion,
  permiso: 'precio.aprobar',
  path: `${RUTA}/:id/revertir`,
  summary: 'Vuelve a los precios anteriores con un lote nuevo; los que cambiaron después quedan y se listan',
  confirmacion: 'reciente',
  trabajo: 'largo',
  body: z.strictObject({ version: Version, motivo: Motivo }),
  errors: comunes,
});

export const descartarLote = endpoint({
  ...accion,
  path: `${RUTA}/:id/descartar`,
  summary: 'Descarta un lote sin aplicar',
  body: z.strictObject({ version: Version, motivo: Motivo }),
  errors: comunes,
});
