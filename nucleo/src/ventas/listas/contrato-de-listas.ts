import { z } from 'zod';
import { MONEDAS } from '#articulos/precios/moneda.ts';
import { Id } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { ORIGENES_DE_LISTA } from './lista-que-rige.ts';

const Nombrada = z.object({ id: Id, nombre: z.string() });
const ListaDeVenta = Nombrada.extend({ moneda: z.enum(MONEDAS) });

const Candidata = z.object({
  origen: z.enum(ORIGENES_DE_LISTA),
  lista: ListaDeVenta,
  /** It may be sold with there; one that may not gives way to the next. */
  sirve: z.boolean(),
});
export type CandidataDicha = z.infer<typeof Candidata>;

export const listasDeVenta = endpoint({
  method: 'GET',
  path: '/api/ventas/listas',
  summary: 'Por qué lista de precios va una venta y por qué, y cuáles se pueden elegir en su lugar',
  permiso: 'nota.crear',
  alcance: 'sucursal',
  query: z.strictObject({
    clienteId: Id,
    depositoId: Id,
    condicionId: z
      .union([Id, z.literal('ninguna')])
      .optional()
      .describe('La condición de venta; sin ella, la del cliente'),
  }),
  response: z.object({
    /** Of the precedence, those that say a lista; the one that rules is the first that `sirve`. */
    candidatas: z.array(Candidata),
    rige: Candidata,
    condicion: Nombrada.nullable(),
    /** The one of the cliente, whichever the sale has. */
    condicionDelCliente: Nombrada.nullable(),
    /** In their order, each with whether who asks may choose it (RN-18). */
    condiciones: z.array(Nombrada.extend({ seElige: z.boolean() })),
    /** Those that may be sold with in that sucursal. */
    listas: z.array(ListaDeVenta),
    /** Whether who asks may choose one that is better for the cliente. */
    tambienMasBaratas: z.boolean(),
  }),
  errors: [],
});
