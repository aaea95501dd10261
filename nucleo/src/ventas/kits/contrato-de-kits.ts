import { z } from 'zod';
import { Cantidad, Id } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';

/** What is chosen of a kit when it is sold, by line of its estructura (EST-10). */
export const Elecciones = z.strictObject({
  opcionales: z.array(Id).max(200, 'Admite hasta 200 líneas.'),
  sustitutos: z.array(z.strictObject({ lineaId: Id, articuloId: Id })).max(200, 'Admite hasta 200 líneas.'),
});

const DeArticulo = { articuloId: Id, codigo: z.string(), descripcion: z.string() };

const LineaDeKit = z.object({
  lineaId: Id,
  ...DeArticulo,
  /** For one of the kit it is a line of, waste included. */
  cantidad: z.string(),
  opcional: z.boolean(),
  disponible: Cantidad.nullable(),
  sustitutos: z.array(z.object({ ...DeArticulo, disponible: Cantidad.nullable() })),
});

export const KitParaVender = z.object({
  articuloId: Id,
  /** How many can be sold there now without any choice (INV-25); null where the person sees no stock. */
  disponible: Cantidad.nullable(),
  lineas: z.array(LineaDeKit),
  /** Lines of the kits it takes, at any depth, each with the kit it is of: of them too is chosen. */
  porDentro: z.array(LineaDeKit.extend({ kitId: Id })),
});
export type KitParaVender = z.infer<typeof KitParaVender>;

export const verKit = endpoint({
  method: 'GET',
  path: '/api/ventas/kits/:articuloId',
  summary: 'Qué lleva un kit, qué se puede elegir de él y cuántos se pueden vender de un depósito',
  permiso: 'nota.ver',
  alcance: 'sucursal',
  params: z.object({ articuloId: Id }),
  query: z.strictObject({ depositoId: Id }),
  response: KitParaVender,
  errors: ['comun.no_encontrado', 'ventas.articulo_no_vendible'],
});
