import { z } from 'zod';
import { ControlDeStock } from '#articulos/contrato-de-articulo.ts';
import { Bandera, Cantidad, Dia, Id, Instante } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, listaDe } from '#comun/paginacion.ts';
import { DocumentoDeStock } from '#stock/contrato-saldos.ts';
import { TIPOS_DE_MOVIMIENTO } from '#stock/movimiento.ts';

/** A number, and how much of it is in each depósito that the reader sees. */
export const FilaDeNumero = z.object({
  id: Id,
  numero: z.string(),
  control: ControlDeStock,
  vence: Dia.nullable(),
  articuloId: Id,
  codigo: z.string(),
  descripcion: z.string(),
  lugares: z.array(z.object({ depositoId: Id, deposito: z.string(), sucursal: z.string(), cantidad: Cantidad })),
});
export type FilaDeNumero = z.infer<typeof FilaDeNumero>;

/** Where it was and to whom it went: what came into a depósito or left it, last first. */
export const PasoDeNumero = z.object({
  movimientoId: z.int(),
  fecha: Instante,
  tipo: z.enum(TIPOS_DE_MOVIMIENTO),
  depositoId: Id,
  deposito: z.string(),
  sucursal: z.string(),
  cantidad: Cantidad,
  documento: DocumentoDeStock,
  /** The customer of the document, null without one or without `cliente.ver`. */
  para: z.string().nullable(),
  quien: z.string(),
});
export type PasoDeNumero = z.infer<typeof PasoDeNumero>;

export const NumeroConHistoria = FilaDeNumero.extend({ historia: z.array(PasoDeNumero) });
export type NumeroConHistoria = z.infer<typeof NumeroConHistoria>;

const lectura = { method: 'GET', permiso: 'stock.ver', alcance: 'sucursal' } as const;

export const ConsultaDeNumeros = z.strictObject({
  ...consultaDeLista(['numero', 'vence']),
  articuloId: Id.optional(),
  depositoId: Id.optional(),
  sucursalId: Id.optional(),
  /** Only what is in some depósito now, or in the one that is asked for. */
  enStock: Bandera,
});

export const listarNumeros = endpoint({
  ...lectura,
  path: '/api/stock/numeros',
  summary: 'Lotes, números de serie y obleas, y dónde están',
  query: ConsultaDeNumeros,
  response: listaDe(FilaDeNumero),
  errors: [],
});

export const verNumero = endpoint({
  ...lectura,
  path: '/api/stock/numeros/:id',
  summary: 'Un lote, número de serie u oblea: dónde está, dónde estuvo y a quién fue',
  params: z.object({ id: Id }),
  response: NumeroConHistoria,
  errors: ['comun.no_encontrado'],
});
