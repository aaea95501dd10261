import { z } from 'zod';
import { ControlDeStock } from '#articulos/contrato-de-articulo.ts';
import { NumerosDeRenglon } from '#articulos/numeros/contrato-campos-de-numeros.ts';
import {
  CantidadPositiva,
  ConId,
  Dia,
  Id,
  Instante,
  Motivo,
  textoCorto,
  textoNumerico,
  Version,
} from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { cicloDeArmado } from './ciclo-de-armado.ts';
import { lugarDeStock, UnidadesPedidas } from './contrato-de-explosion.ts';
import { COSTO_AGREGADO_MAXIMO } from './limites.ts';

export const SENTIDOS = ['ARMAR', 'DESARMAR'] as const;

const Eleccion = z.strictObject({ lineaId: Id, articuloId: Id });
const ELECCIONES_MAXIMO = 500;
/** Kits inside open into lines of their own, and a line may be taken of several. */
const PIEZAS_MAXIMO = 5_000;

/** In a query, as text: "linea:articulo,linea:articulo". */
const Preferidos = z
  .string()
  .regex(/^[0-9a-fA-F-]{36}:[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}:[0-9a-fA-F-]{36})*$/, 'Va como renglón:artículo.')
  .optional();
const Opcionales = z
  .string()
  .regex(/^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36})*$/, 'Van los identificadores separados por comas.')
  .optional();

const Sustitutos = z.array(z.object({ articuloId: Id, codigo: z.string(), descripcion: z.string() }));

export const PasoDeArmado = z.object({
  lineaId: Id,
  componenteId: Id,
  codigo: z.string(),
  descripcion: z.string(),
  unidad: z.string(),
  opcional: z.boolean(),
  /** What one takes, waste included. */
  porUnidad: z.string(),
  necesario: z.string(),
  /** Of the component and its substitutes together. */
  disponible: z.string(),
  falta: z.string(),
  tomas: z.array(z.object({ articuloId: Id, codigo: z.string(), cantidad: z.string() })),
  sustitutos: Sustitutos,
});
export type PasoDeArmado = z.infer<typeof PasoDeArmado>;

export const PlanDeArmado = z.object({
  /** How many can be assembled now, there; over several depósitos, what each one reaches for, added up. */
  cuantos: z.string(),
  /** What one more would lack, in the depósito that reaches for most; null when nothing is taken. */
  limita: z.object({ articuloId: Id, codigo: z.string() }).nullable(),
  cantidad: z.string(),
  /** What there is of the artículo itself: the most that can be taken apart. */
  disponible: z.string(),
  pasos: z.array(PasoDeArmado),
  /** Lines whose kit was opened into what it is made of, which stand among `pasos` in its place. */
  kits: z.array(
    z.object({
      lineaId: Id,
      componenteId: Id,
      codigo: z.string(),
      descripcion: z.string(),
      opcional: z.boolean(),
      sustitutos: Sustitutos,
    }),
  ),
  /** Optional lines that were left out, to be offered; of a kit that was opened, with its code. */
  opcionales: z.array(
    z.object({ lineaId: Id, codigo: z.string(), descripcion: z.string(), delKit: z.string().nullable() }),
  ),
  /** What taking `cantidad` apart gives back. */
  vuelven: z.array(z.object({ articuloId: Id, codigo: z.string(), cantidad: z.string() })),
  /** Those of what would move that say which lots, serial numbers or obleas (ART-24). */
  conNumeros: z.array(
    z.object({ articuloId: Id, codigo: z.string(), descripcion: z.string(), control: ControlDeStock }),
  ),
});
export type PlanDeArmado = z.infer<typeof PlanDeArmado>;
export type KitAbierto = PlanDeArmado['kits'][number];

const E = '/api/articulos/estructuras';

export const planearArmado = endpoint({
  method: 'GET',
  path: `${E}/:id/armado`,
  summary: 'Cuántos se pueden armar ahora, qué se tomaría y qué falta',
  permiso: 'stock.ver',
  alcance: 'sucursal',
  params: ConId,
  query: z.strictObject({
    cantidad: UnidadesPedidas.default('1'),
    opcionales: Opcionales,
    preferidos: Preferidos,
    ...lugarDeStock,
  }),
  response: PlanDeArmado,
  errors: ['comun.no_encontrado', 'articulos.estructura_ciclica'],
});

export const OrdenDeArmado = z.object({
  id: Id,
  version: Version,
  numero: z.int().positive(),
  /** "OA 0012". */
  texto: z.string(),
  estado: z.enum(cicloDeArmado.estados),
  sentido: z.enum(SENTIDOS),
  estructuraId: Id,
  /** Which version it was made with. */
  numeroDeEstructura: z.int(),
  articuloId: Id,
  codigo: z.string(),
  descripcion: z.string(),
  unidad: z.string(),
  cantidad: z.string(),
  sucursalId: Id,
  sucursal: z.string(),
  depositoId: Id,
  deposito: z.string(),
  nota: z.string(),
  creadoEn: Instante,
  creadoPor: z.string(),
  revertidaEn: Instante.nullable(),
  /** What was added, and what came in was worth; null without `costo.ver`. */
  costoAgregado: z.string().nullable(),
  valor: z.string().nullable(),
  /** What the depósito lost (below zero) and won, and which ones of what keeps numbers. */
  movidos: z.array(
    z.object({ articuloId: Id, codigo: z.string(), cantidad: z.string(), numeros: z.array(z.string()) }),
  ),
});
export type OrdenDeArmado = z.infer<typeof OrdenDeArmado>;

export const ArmadoNuevo = z.strictObject({
  sentido: z.enum(SENTIDOS),
  cantidad: UnidadesPedidas,
  depositoId: Id,
  /** More than zero, only by who sees costs there. */
  costoAgregado: textoNumerico(4)
    .refine((texto) => Number(texto) >= 0, 'No puede ser negativo.')
    .refine((texto) => !(Number(texto) > COSTO_AGREGADO_MAXIMO), 'Admite hasta 1.000.000.000.')
    .optional(),
  /** Optional lines that go in. */
  opcionales: z.array(Id).max(ELECCIONES_MAXIMO).default([]),
  /** In each line, what is taken first. */
  preferidos: z.array(Eleccion).max(ELECCIONES_MAXIMO).default([]),
  /** Which ones leave and come in, of each artículo that keeps them (ART-24). */
  numeros: z
    .array(z.strictObject({ articuloId: Id, numeros: NumerosDeRenglon }))
    .max(ELECCIONES_MAXIMO)
    .default([]),
  /** What somebody was shown that leaves, or comes back when it is taken apart: when it is another by now, nothing moves. */
  piezas: z
    .array(z.strictObject({ articuloId: Id, cantidad: CantidadPositiva }))
    .max(PIEZAS_MAXIMO)
    .optional(),
  nota: textoCorto(500, 0).default(''),
});
export type ArmadoNuevo = z.infer<typeof ArmadoNuevo>;

export const armarEstructura = endpoint({
  method: 'POST',
  path: `${E}/:id/armado`,
  summary: 'Arma o desarma: mueve los componentes y el artículo en un solo movimiento de stock',
  permiso: 'armado.hacer',
  alcance: 'sucursal',
  confirmacion: 'en_terminal',
  status: 201,
  params: ConId,
  body: ArmadoNuevo,
  response: OrdenDeArmado,
  errors: [
    'comun.no_encontrado',
    'comun.sin_permiso',
    'articulos.estructura_no_vigente',
    'articulos.estructura_ciclica',
    'articulos.estructura_sin_uso',
    'articulos.kit_sin_stock',
    'articulos.armado_sin_stock',
    'articulos.armado_cambiado',
    'articulos.desarmado_sin_piezas',
    'articulos.orden_sin_deposito',
    'stock.faltan_numeros',
    'stock.numeros_con_reparos',
    'stock.periodo_cerrado',
  ],
});

/** The columns of the table and what each can be asked (TD-07); `codigo` is that of the artículo and its description. */
export const FILTROS_DE_ARMADOS = {
  numero: 'numero',
  creadoEn: 'fecha',
  codigo: 'texto',
  sentido: 'lista',
  cantidad: 'numero',
  deposito: 'texto',
  quien: 'texto',
  nota: 'texto',
  estado: 'lista',
} as const satisfies CamposDeFiltro;

export const ConsultaDeArmados = z.strictObject({
  ...consultaDeLista(['numero', 'creadoEn']),
  filtros: filtrosPorColumna(FILTROS_DE_ARMADOS),
  articuloId: Id.optional(),
  estructuraId: Id.optional(),
  sucursalId: Id.optional(),
  sentido: z.enum(SENTIDOS).optional(),
  estado: z.enum(cicloDeArmado.estados).optional(),
  /** The days it was made between, in Argentina. */
  desde: Dia.optional(),
  hasta: Dia.optional(),
});
export type ConsultaDeArmados = z.infer<typeof ConsultaDeArmados>;

const lista = {
  method: 'GET',
  permiso: 'stock.ver',
  alcance: 'sucursal',
  query: ConsultaDeArmados,
  errors: [],
} as const;

export const listarArmados = endpoint({
  ...lista,
  path: '/api/articulos/armados',
  summary: 'Lista las órdenes de armado y desarmado',
  response: listaDe(OrdenDeArmado),
});

export const exportarArmados = endpoint({
  ...lista,
  path: '/api/articulos/armados/exportar',
  summary: 'Las órdenes de armado que muestra el filtro, en CSV',
  formato: 'csv',
  response: z.string(),
});

export const revertirArmado = endpoint({
  method: 'POST',
  path: '/api/articulos/armados/:id/revertir',
  summary: 'Revierte una orden con el movimiento contrario',
  permiso: 'armado.hacer',
  alcance: 'sucursal',
  confirmacion: 'en_terminal',
  params: ConId,
  body: z.strictObject({ version: Version, motivo: Motivo.optional() }),
  response: OrdenDeArmado,
  errors: [
    'comun.no_encontrado',
    'comun.sin_permiso',
    'comun.version_vieja',
    'comun.transicion_invalida',
    'stock.insuficiente',
    'stock.negativo_sin_permiso',
    'stock.faltan_numeros',
    'stock.numeros_con_reparos',
    'stock.periodo_cerrado',
    'stock.ya_revertido',
    'stock.reversion_de_inactivos',
    'stock.deposito_inactivo',
    'stock.reversion_de_reservado',
  ],
});
