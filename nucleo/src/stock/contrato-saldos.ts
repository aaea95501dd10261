import { z } from 'zod';
import { Bandera, Id, Instante } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { FORMA_DE_ID } from '#comun/identificador.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { Momento } from './contrato-campos.ts';
import { TIPOS_DE_MOVIMIENTO } from './movimiento.ts';

/** What is in one real depósito. `disponible` is zero where nothing is sold from (INV-16). */
export const Saldo = z.object({
  articuloId: Id,
  codigo: z.string(),
  descripcion: z.string(),
  depositoId: Id,
  deposito: z.string(),
  sucursalId: Id,
  vendible: z.boolean(),
  fisico: z.string(),
  reservado: z.string(),
  disponible: z.string(),
});
export type Saldo = z.infer<typeof Saldo>;

/** Artículos whose balances are asked for by name at once: they fit in an address and in a page. */
export const SALDOS_POR_PEDIDO = 100;

const VARIOS_IDS = new RegExp(`^${FORMA_DE_ID}(,${FORMA_DE_ID}){0,${SALDOS_POR_PEDIDO - 1}}$`);

export const ConsultaDeSaldos = z.strictObject({
  ...consultaDeLista(['codigo']),
  articuloId: Id.optional(),
  /** Several, separated by commas. */
  articuloIds: z
    .string()
    .regex(VARIOS_IDS, `Van hasta ${SALDOS_POR_PEDIDO} identificadores separados por comas.`)
    .optional(),
  depositoId: Id.optional(),
  sucursalId: Id.optional(),
  /** By the date things happened (`fecha_efectiva`): what people ask. */
  al: Momento.optional(),
  /** By the instant the ledger learnt of them (`registrado_en`): what was on the books at that moment. */
  registradoAl: Momento.optional(),
});

const saldos = {
  permiso: 'stock.ver',
  alcance: 'sucursal',
  method: 'GET',
  errors: [],
} as const;

export const listarSaldos = endpoint({
  ...saldos,
  path: '/api/stock/saldos',
  summary: 'Lo que hay en cada depósito, hoy o a una fecha',
  query: ConsultaDeSaldos,
  response: listaDe(Saldo),
});

export const exportarSaldos = endpoint({
  ...saldos,
  path: '/api/stock/saldos/exportar',
  summary: 'Los saldos como CSV',
  formato: 'csv',
  query: ConsultaDeSaldos,
  response: z.string(),
});

export const DocumentoDeStock = z.object({ tipo: z.string(), id: Id, texto: z.string() });

/** A row of the ledger in a real depósito. Cost and value are null without `costo.ver` in its sucursal. */
export const FilaDeKardex = z.object({
  id: z.int(),
  movimientoId: z.int(),
  fecha: Instante,
  registrado: Instante,
  tipo: z.enum(TIPOS_DE_MOVIMIENTO),
  cantidad: z.string(),
  /** Running balance of the depósitos asked for, over all their movements: neither the page nor its columns narrow it. */
  saldo: z.string(),
  depositoId: Id,
  deposito: z.string(),
  sucursal: z.string(),
  documento: DocumentoDeStock,
  quien: z.string(),
  motivo: z.string().nullable(),
  nota: z.string(),
  costoUnitario: z.string().nullable(),
  valor: z.string().nullable(),
  /** True when it came in worth nothing because nobody knew its cost; null without `costo.ver`. */
  sinCosto: z.boolean().nullable(),
  revertido: z.boolean(),
});
export type FilaDeKardex = z.infer<typeof FilaDeKardex>;

/** Opening + in − out = closing, over those depósitos and that period. Of the columns, only the one of the date narrows it. */
export const ResumenDeKardex = z.object({
  apertura: z.string(),
  entradas: z.string(),
  salidas: z.string(),
  cierre: z.string(),
});

const { buscar: _, ...paginaDeKardex } = consultaDeLista(['fecha']);

/** The columns and what each can be asked (TD-07). Costs are not among them: only some may see them (INV-71). */
export const FILTROS_DE_KARDEX = {
  fecha: 'fecha',
  tipo: 'lista',
  documento: 'texto',
  motivo: 'texto',
  deposito: 'texto',
  entra: 'numero',
  sale: 'numero',
  saldo: 'numero',
  quien: 'texto',
} as const satisfies CamposDeFiltro;

export const ConsultaDeKardex = z.strictObject({
  ...paginaDeKardex,
  filtros: filtrosPorColumna(FILTROS_DE_KARDEX),
  articuloId: Id,
  depositoId: Id.optional(),
  sucursalId: Id.optional(),
  enTransito: Bandera.describe('Sólo lo que está en tránsito, o sin eso'),
  desde: Momento.optional(),
  hasta: Momento.optional(),
});

export const verKardex = endpoint({
  ...saldos,
  path: '/api/stock/kardex',
  summary: 'Los movimientos de un artículo con su saldo corrido',
  query: ConsultaDeKardex,
  response: listaDe(FilaDeKardex).extend({ resumen: ResumenDeKardex }),
});

export const exportarKardex = endpoint({
  ...saldos,
  path: '/api/stock/kardex/exportar',
  summary: 'El kardex como CSV',
  formato: 'csv',
  query: ConsultaDeKardex,
  response: z.string(),
});

/** Behind a `reservado`: for whom and since when (SCE-02). */
export const ReservaVista = z.object({
  id: Id,
  articuloId: Id,
  depositoId: Id,
  deposito: z.string(),
  cantidad: z.string(),
  desde: Instante,
  documento: DocumentoDeStock,
  /** The customer, null without `cliente.ver`. */
  para: z.string().nullable(),
});
export type ReservaVista = z.infer<typeof ReservaVista>;

const { buscar: ___, ...paginaDeReservas } = consultaDeLista(['desde']);

export const listarReservas = endpoint({
  ...saldos,
  path: '/api/stock/reservas',
  summary: 'Para quién y desde cuándo está reservado lo que está reservado',
  query: z.strictObject({
    ...paginaDeReservas,
    articuloId: Id.optional(),
    depositoId: Id.optional(),
    sucursalId: Id.optional(),
  }),
  response: listaDe(ReservaVista),
});
