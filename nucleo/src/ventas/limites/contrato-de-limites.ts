import { z } from 'zod';
import { MOTIVOS_DE_COSTO_VIEJO } from '#articulos/costos/frescura.ts';
import { Id, Unitario } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { FORMA_DE_ID } from '#comun/identificador.ts';
import { CamposDeLimite } from '#comun/limite-de-venta.ts';
import { ALARMAS } from './precio-vigilado.ts';

/** What fits in an address. A nota with more lines asks in parts. */
export const PRECIOS_POR_PEDIDO = 60;

const UNO = new RegExp(`^${FORMA_DE_ID}:\\d{1,14}(\\.\\d{1,8})?$`, 'i');

/** "articuloId:neto" separated by commas: what each line would be sold at, discounts taken off. */
const PreciosPedidos = z
  .string()
  .refine(
    (texto) => texto.split(',').every((parte) => UNO.test(parte)),
    'Va como artículo:precio neto, separados por comas.',
  )
  .refine((texto) => texto.split(',').length <= PRECIOS_POR_PEDIDO, `Admite hasta ${PRECIOS_POR_PEDIDO} artículos.`);

/** How the price of one line stands against what the artículo costs today (GAP-17). */
export const PrecioVigilado = z.object({
  articuloId: Id,
  neto: z.string(),
  alarmas: z.array(z.enum(ALARMAS)),
  /** Whole days of the cost of reposición; null when it has none. */
  dias: z.int().nullable(),
  /** Percentage its currency moved since it was written; null for a cost in pesos. */
  movimientoDeMoneda: z.string().nullable(),
  motivos: z.array(z.enum(MOTIVOS_DE_COSTO_VIEJO)),
  /** Percentage the cost rose since the price of the lista was written, when it left that price behind; null without `costo.ver`. */
  alzaDeCosto: z.string().nullable(),
  /** Net, in the currency of the lista; null without `costo.ver`. */
  costo: Unitario.nullable(),
  /** Percentage the line leaves on it; null without `costo.ver`. */
  margen: z.string().nullable(),
});
export type PrecioVigilado = z.infer<typeof PrecioVigilado>;

export const condicionesDeVenta = endpoint({
  method: 'GET',
  path: '/api/ventas/condiciones',
  summary: 'Qué puede decidir quien vende ahí sobre los precios, y cómo queda cada uno frente al costo de hoy',
  permiso: 'nota.crear',
  alcance: 'sucursal',
  query: z.strictObject({
    clienteId: Id,
    depositoId: Id,
    listaId: Id.optional().describe('La lista de la venta; sin ella, la que rige'),
    precios: PreciosPedidos.optional(),
  }),
  response: z.object({ limite: CamposDeLimite, precios: z.array(PrecioVigilado) }),
  errors: [],
});
