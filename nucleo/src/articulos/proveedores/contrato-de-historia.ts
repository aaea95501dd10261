import { z } from 'zod';
import { ConId, Id, Instante, Unitario } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { Moneda, RecargosLeidos } from './contrato-de-proveedores.ts';

/** Where a change of what a proveedor asks comes from. ANTERIOR is what it asked when its history began to be kept. */
export const ORIGENES_DE_COSTO = ['MANO', 'LISTA', 'REVERSION', 'FUSION', 'CARGA', 'ANTERIOR'] as const;

/** In its list and net, with the currency of both. */
const Pedido = z.object({ costo: Unitario, neto: Unitario, moneda: Moneda });

/** One change of what a proveedor asks for an artículo (UA-13). */
export const CambioDeCostoDeProveedor = z.object({
  id: z.string(),
  proveedorId: Id,
  proveedor: z.string(),
  /** Null: nobody knows what it asks, or it no longer sells it. */
  despues: Pedido.nullable(),
  antes: Pedido.nullable(),
  descuentos: z.array(z.string()),
  recargos: RecargosLeidos,
  origen: z.enum(ORIGENES_DE_COSTO),
  /** Which list or file, as people read it; empty when there is none. */
  detalle: z.string(),
  importacionId: Id.nullable(),
  comentario: z.string(),
  /** It stopped selling it. */
  quitado: z.boolean(),
  en: Instante,
  quien: z.string().nullable(),
});
export type CambioDeCostoDeProveedor = z.infer<typeof CambioDeCostoDeProveedor>;

export const listarCostosDeProveedores = endpoint({
  method: 'GET',
  path: '/api/articulos/:id/proveedores/historia',
  summary: 'Lo que pidió cada proveedor por un artículo, con quién, de dónde y por qué, del más nuevo al más viejo',
  permiso: 'costo.ver',
  alcance: 'empresa',
  params: ConId,
  query: z.strictObject({ proveedorId: Id.optional() }),
  response: z.object({ filas: z.array(CambioDeCostoDeProveedor) }),
  errors: ['comun.no_encontrado'],
});
