import { z } from 'zod';
import { cicloDeLote } from '#articulos/precios/lotes/ciclo-de-lote.ts';
import { Descuentos, Moneda } from '#articulos/proveedores/contrato-de-proveedores.ts';
import { Cantidad, Id, Unitario, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { FILTROS_DE_LINEAS_DE_LISTA, OMISIONES_DE_LISTA, SITUACIONES } from './diferencia.ts';
import { EMPAREJAMIENTOS } from './reglas-de-lista.ts';

const SituacionDeLinea = z.enum(SITUACIONES);
/** A percentage with its sign; null when there is nothing to compare with. */
const Variacion = z.string().nullable();

const CifrasDeSituacion = z.object({
  situacion: SituacionDeLinea,
  lineas: z.int(),
  incluidas: z.int(),
  /** Included, beyond the limit, and nobody ticked them. */
  porConfirmar: z.int(),
  /** What one unit of each cost, and is going to cost, in pesos; of what can be told of both. */
  antes: z.string().nullable(),
  despues: z.string().nullable(),
  /** Mean of the lines. */
  variacion: Variacion,
});

/** The batch of prices that costs proposed (PRE-18). */
export const LotePropuesto = z.object({ id: Id, numero: z.int(), estado: z.enum(cicloDeLote.estados) });
export type LotePropuesto = z.infer<typeof LotePropuesto>;

/** What an importación of a list knows besides. */
export const DatosDeLista = z.object({
  proveedorId: Id,
  proveedor: z.string(),
  /** What is taken off where the list says nothing else. */
  descuentosDelProveedor: z.array(z.string()),
  /** When its profile was last kept; null while it has none. */
  perfilDe: z.string().nullable(),
  /** Every situación, in its order; empty until the list is compared. */
  situaciones: z.array(CifrasDeSituacion),
  /** Lines that were in and were left alone when it was applied. */
  omitidas: z.int(),
  /** The batch of prices that it proposed. */
  lote: LotePropuesto.nullable(),
});
export type DatosDeLista = z.infer<typeof DatosDeLista>;

const CodigoQueNoVa = z.object({
  tipo: z.enum(['BARRAS', 'ORIGINAL']),
  valor: z.string(),
  /** What its digit of control should be; null when it is right. */
  debido: z.string().nullable(),
  /** The código of the artículo that answers to it already. */
  de: z.string().nullable(),
});

export const LineaDeLista = z.object({
  linea: z.int(),
  /** The row of the file; null for what it no longer brings. */
  fila: z.int().nullable(),
  situacion: SituacionDeLinea,
  codigo: z.string(),
  descripcion: z.string(),
  marca: z.string(),
  articulo: z.object({ id: Id, codigo: z.string(), descripcion: z.string() }).nullable(),
  /** How the artículo was found; null for what was not, or is no longer brought. */
  por: z.enum([...EMPAREJAMIENTOS, 'A_MANO']).nullable(),
  moneda: Moneda.nullable(),
  costo: Unitario.nullable(),
  descuentos: Descuentos,
  neto: Unitario.nullable(),
  multiplo: Cantidad.nullable(),
  /** What the artículo that the line makes, or made, goes without. */
  sinCodigos: z.array(CodigoQueNoVa),
  monedaAnterior: Moneda.nullable(),
  netoAnterior: Unitario.nullable(),
  variacion: Variacion,
  /** It moves beyond the limit: it is not applied until somebody ticks it. */
  alerta: z.boolean(),
  confirmada: z.boolean(),
  incluida: z.boolean(),
  omitida: z.enum(OMISIONES_DE_LISTA).nullable(),
  /** Why a reversal left it as it is. */
  noRevertida: z.string().nullable(),
});
export type LineaDeLista = z.infer<typeof LineaDeLista>;

const filtro = {
  filtros: filtrosPorColumna(FILTROS_DE_LINEAS_DE_LISTA),
  situacion: SituacionDeLinea.optional(),
  incluida: z.enum(['true', 'false']).optional(),
  porConfirmar: z.literal('true').optional(),
  /** Left alone when it was applied, or when it was taken back. */
  apartada: z.literal('true').optional(),
};
const Filtro = z.strictObject({ buscar: z.string().max(200).optional(), ...filtro });
export type FiltroDeLineasDeLista = z.infer<typeof Filtro>;

export const ConsultaDeLineasDeLista = z.strictObject({
  ...consultaDeLista(['fila', 'codigo', 'variacion', 'neto']),
  ...filtro,
});
export type ConsultaDeLineasDeLista = z.infer<typeof ConsultaDeLineasDeLista>;

const params = z.object({ id: Id });
const SON_COSTOS = { permiso: 'importacion.hacer', alcance: 'empresa', params } as const;

export const listarLineasDeLista = endpoint({
  ...SON_COSTOS,
  method: 'GET',
  path: '/api/importaciones/:id/lineas',
  summary: 'Qué cambia, artículo por artículo, la lista de un proveedor',
  query: ConsultaDeLineasDeLista,
  response: listaDe(LineaDeLista),
  errors: ['comun.no_encontrado'],
});

export const exportarLineasDeLista = endpoint({
  ...SON_COSTOS,
  method: 'GET',
  path: '/api/importaciones/:id/lineas/exportar',
  summary: 'Lo que cambia la lista de un proveedor, según el filtro, en CSV',
  query: ConsultaDeLineasDeLista,
  response: z.string(),
  formato: 'csv',
  errors: ['comun.no_encontrado'],
});

export const MARCAS_DE_LISTA = ['incluir', 'excluir', 'confirmar', 'desconfirmar'] as const;

const Hecho = z.object({ version: Version, lineas: z.int() });
const errors = [
  'comun.no_encontrado',
  'comun.version_vieja',
  'importaciones.tarea_en_curso',
  'importaciones.lista_sin_comparar',
] as const;

/** Taking in a line without artículo creates one; taking in one that is gone marks it as such. */
export const marcarLineasDeLista = endpoint({
  ...SON_COSTOS,
  method: 'POST',
  path: '/api/importaciones/:id/lineas/marcar',
  summary: 'Incluye, excluye o confirma renglones de la lista de un proveedor',
  body: z.strictObject({
    version: Version,
    marca: z.enum(MARCAS_DE_LISTA),
    cuales: z.union([
      z.strictObject({ lineas: z.array(z.int().positive()).min(1).max(1_000) }),
      z.strictObject({ filtro: Filtro }),
    ]),
  }),
  /** The version it is left with, and how many lines changed. */
  response: Hecho,
  errors: [...errors],
});

export const vincularLineaDeLista = endpoint({
  ...SON_COSTOS,
  method: 'POST',
  path: '/api/importaciones/:id/lineas/vincular',
  summary: 'Dice a mano qué artículo es un renglón de la lista, o que no es ninguno',
  body: z.strictObject({ version: Version, linea: z.int().positive(), articuloId: Id.nullable() }),
  response: Hecho,
  errors: [
    ...errors,
    'importaciones.articulo_ya_en_lista',
    'importaciones.codigo_de_otro',
    'importaciones.lista_sin_cotizacion',
  ],
});
