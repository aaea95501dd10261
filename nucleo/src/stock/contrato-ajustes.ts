import { z } from 'zod';
import { ControlDeStock } from '#articulos/contrato-de-articulo.ts';
import { NumeroDeRenglon, NumerosDeRenglon } from '#articulos/numeros/contrato-campos-de-numeros.ts';
import { Dia, Id, Instante, textoCorto, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { normaCodigo } from '#comun/texto.ts';
import { type AccionAjuste, cicloDeAjuste } from './ciclo-de-ajuste.ts';
import { CantidadConSigno, CostoUnitario, Momento } from './contrato-campos.ts';
import { TIPOS_DE_MOVIMIENTO } from './movimiento.ts';

export const RENGLONES_MAXIMO = 500;

const Estado = z.enum(cicloDeAjuste.estados);

const Cabecera = z.object({
  id: Id,
  version: Version,
  numero: z.int().positive(),
  /** "AJ 0318". */
  texto: z.string(),
  estado: Estado,
  sucursalId: Id,
  sucursal: z.string(),
  depositoId: Id,
  deposito: z.string(),
  motivoId: Id,
  motivo: z.string(),
  /** Opening stock: its movement is INICIAL. */
  inicial: z.boolean(),
  observaciones: z.string(),
  /** When it happened, as a person dated it; null until applied means «when it is applied». */
  fechaEfectiva: Instante.nullable(),
  creadoEn: Instante,
  creadoPor: z.string(),
  aplicadoEn: Instante.nullable(),
  aplicadoPor: z.string().nullable(),
});

export const FilaDeAjuste = Cabecera.extend({
  cantidadDeRenglones: z.int(),
  entran: z.string(),
  salen: z.string(),
});
export type FilaDeAjuste = z.infer<typeof FilaDeAjuste>;

export const RenglonVisto = z.object({
  id: Id,
  articuloId: Id,
  codigo: z.string(),
  descripcion: z.string(),
  unidad: z.string(),
  decimales: z.int(),
  cantidad: z.string(),
  /** Unit cost given to what comes in; null without one, and without `costo.ver`. */
  costo: z.string().nullable(),
  /** What the line was worth when applied; null before, and without `costo.ver`. */
  valor: z.string().nullable(),
  control: ControlDeStock,
  /** Which lots, serial numbers or obleas, as they were typed. */
  numeros: z.array(NumeroDeRenglon),
  /** What there is now in the depósito. */
  fisico: z.string(),
  reservado: z.string(),
});
export type RenglonVisto = z.infer<typeof RenglonVisto>;

export const Ajuste = Cabecera.extend({
  revertidoEn: Instante.nullable(),
  revertidoPor: z.string().nullable(),
  renglones: z.array(RenglonVisto),
  /** What its state allows, the amount lets whoever asks do and the four eyes do not forbid them (AJU-06). */
  acciones: z.array(z.enum(cicloDeAjuste.acciones as [AccionAjuste, ...AccionAjuste[]])),
  /** Who asked for its approval, when, and why it should be given. */
  pedidoEn: Instante.nullable(),
  pedidoPor: z.string().nullable(),
  pedidoMotivo: z.string(),
  /** What it is about while it is not applied; null without `costo.ver`. */
  monto: z.string().nullable(),
  movimientos: z.array(z.object({ id: z.int(), tipo: z.enum(TIPOS_DE_MOVIMIENTO), registrado: Instante })),
  /** Σ of the lines' values; null before it is applied, and without `costo.ver`. */
  valor: z.string().nullable(),
});
export type Ajuste = z.infer<typeof Ajuste>;

const renglonNuevo = {
  articuloId: Id,
  cantidad: CantidadConSigno,
  costo: CostoUnitario.nullish(),
  /** Only of an artículo that keeps them, when it is applied at the latest. */
  numeros: NumerosDeRenglon.optional(),
};

const Renglones = <Renglon extends z.ZodType>(renglon: Renglon) =>
  z
    .array(renglon)
    .min(1, 'Agregá al menos un renglón.')
    .max(RENGLONES_MAXIMO, `Admite hasta ${RENGLONES_MAXIMO} renglones.`);

/** The reason by its id, or by its name: a new name becomes a new motivo. */
const porMotivo = {
  motivoId: Id.optional(),
  motivo: textoCorto(80)
    .refine((texto) => normaCodigo(texto) !== '', 'Tiene que tener alguna letra o número.')
    .optional(),
};

const cabeceraNueva = {
  depositoId: Id,
  observaciones: textoCorto(500, 0).optional(),
  /** A day or an instant not after now; without it, the moment it is applied. */
  fechaEfectiva: z.union([Dia, Instante]).nullish(),
};

export const AjusteNuevo = z
  .strictObject({ ...cabeceraNueva, ...porMotivo, renglones: Renglones(z.strictObject(renglonNuevo)) })
  .refine(({ motivoId, motivo }) => (motivoId === undefined) !== (motivo === undefined), {
    path: ['motivoId'],
    message: 'Elegí un motivo: por su identificador o por su nombre.',
  });
export type AjusteNuevo = z.infer<typeof AjusteNuevo>;

/**
 * `renglones` replaces all of them; one with its `id` keeps the cost it had when the sender cannot see costs, and its numbers
 * when it says none.
 */
export const CambioDeAjuste = z
  .strictObject({
    version: Version,
    depositoId: Id.optional(),
    observaciones: cabeceraNueva.observaciones,
    fechaEfectiva: cabeceraNueva.fechaEfectiva,
    ...porMotivo,
    renglones: Renglones(z.strictObject({ ...renglonNuevo, id: Id.optional() })).optional(),
  })
  .refine(({ motivoId, motivo }) => motivoId === undefined || motivo === undefined, {
    path: ['motivoId'],
    message: 'Elegí un motivo: por su identificador o por su nombre.',
  });
export type CambioDeAjuste = z.infer<typeof CambioDeAjuste>;

/** The columns of the table and what each can be asked (TD-07). */
export const FILTROS_DE_AJUSTES = {
  numero: 'numero',
  creadoEn: 'fecha',
  motivo: 'texto',
  deposito: 'texto',
  renglones: 'numero',
  entran: 'numero',
  salen: 'numero',
  estado: 'lista',
  quien: 'texto',
} as const satisfies CamposDeFiltro;

export const ConsultaDeAjustes = z.strictObject({
  ...consultaDeLista(['numero', 'creadoEn', 'aplicadoEn']),
  filtros: filtrosPorColumna(FILTROS_DE_AJUSTES),
  estado: Estado.optional(),
  sucursalId: Id.optional(),
  depositoId: Id.optional(),
  motivoId: Id.optional(),
  articuloId: Id.optional(),
  desde: Momento.optional(),
  hasta: Momento.optional(),
});

const params = z.object({ id: Id });
const lectura = { method: 'GET', permiso: 'ajuste.ver', alcance: 'sucursal', errors: [] } as const;

export const listarAjustes = endpoint({
  ...lectura,
  path: '/api/stock/ajustes',
  summary: 'Lista los ajustes de stock',
  query: ConsultaDeAjustes,
  response: listaDe(FilaDeAjuste),
});

export const exportarAjustes = endpoint({
  ...lectura,
  path: '/api/stock/ajustes/exportar',
  summary: 'Los ajustes de stock como CSV',
  formato: 'csv',
  query: ConsultaDeAjustes,
  response: z.string(),
});

export const sumarAjustes = endpoint({
  ...lectura,
  path: '/api/stock/ajustes/totales',
  summary: 'Lo que suman los ajustes que muestra el filtro, por unidad',
  query: ConsultaDeAjustes,
  response: z.object({
    filas: z.array(z.object({ unidad: z.string(), renglones: z.int(), entran: z.string(), salen: z.string() })),
  }),
});

export const verAjuste = endpoint({
  ...lectura,
  path: '/api/stock/ajustes/:id',
  summary: 'Un ajuste con sus renglones',
  params,
  response: Ajuste,
  errors: ['comun.no_encontrado'],
});

export const crearAjuste = endpoint({
  method: 'POST',
  path: '/api/stock/ajustes',
  summary: 'Prepara un ajuste de stock',
  permiso: 'ajuste.crear',
  alcance: 'sucursal',
  status: 201,
  body: AjusteNuevo,
  response: Ajuste,
  errors: ['comun.sin_permiso', 'tablas.motivo_inactivo'],
});

const cambio = {
  alcance: 'sucursal',
  params,
  response: Ajuste,
} as const;

export const cambiarAjuste = endpoint({
  ...cambio,
  method: 'PATCH',
  path: '/api/stock/ajustes/:id',
  summary: 'Cambia un ajuste en borrador',
  permiso: 'ajuste.crear',
  body: CambioDeAjuste,
  errors: [
    'comun.no_encontrado',
    'comun.sin_permiso',
    'comun.version_vieja',
    'comun.transicion_invalida',
    'tablas.motivo_inactivo',
  ],
});
