import { z } from 'zod';
import {
  Cantidad,
  CantidadPositiva,
  ConId,
  Id,
  Instante,
  Motivo,
  PrecioUnitario,
  textoCorto,
  Unitario,
  Version,
} from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { MonedaDeLista } from './listas/contrato-de-listas.ts';
import { PASOS_DE_DERIVADO } from './listas/lista-derivada.ts';

const CantidadDesde = Cantidad.refine((texto) => Number(texto) >= 0, 'No puede ser negativa.');

/** One price as it was written down. It holds from `desde` until the next one of its lista and quantity. */
export const Precio = z.object({
  id: Id,
  /** Always the first: prices are never changed. */
  version: Version,
  listaId: Id,
  lista: z.string(),
  moneda: MonedaDeLista,
  cantidadDesde: Cantidad,
  desde: Instante,
  /** Null: from then on the lista has no price for it. */
  neto: Unitario.nullable(),
  conIva: Unitario.nullable(),
  situacion: z.enum(['PROGRAMADO', 'VIGENTE', 'ANTERIOR']),
  motivo: z.string(),
  /** The batch that wrote it, and when it is over by itself if it is to be; null when somebody did, or an import. */
  lote: z.object({ id: Id, numero: z.int(), hasta: Instante.nullable() }).nullable(),
  creadoEn: Instante,
  creadoPor: z.string().nullable(),
});
export type Precio = z.infer<typeof Precio>;

export const listarPrecios = endpoint({
  method: 'GET',
  path: '/api/articulos/:id/precios',
  summary: 'Historia de precios de un artículo, con autor y motivo, del más nuevo al más viejo',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  params: ConId,
  query: z.strictObject({ listaId: Id.optional() }),
  response: z.object({ filas: z.array(Precio) }),
  errors: ['comun.no_encontrado'],
});

/** Lets through a price that leaves less than the minimum margin of its lista over the cost, for a permission and a reason (PRE-10). */
export const BajoMargen = z.strictObject({ motivo: Motivo });
export type BajoMargen = z.infer<typeof BajoMargen>;

export const PrecioNuevo = z.strictObject({
  listaId: Id.optional(),
  /** As the lista keeps it: net, or with IVA. Null ends the price. */
  importe: PrecioUnitario.nullable(),
  desde: Instante.optional(),
  /** Exclusive: at this instant what held when it began comes back (UA-12). Without it, it holds until the next one. */
  hasta: Instante.optional(),
  cantidadDesde: CantidadDesde.default('0'),
  motivo: textoCorto(200, 0).default(''),
  bajoMargen: BajoMargen.optional(),
});
export type PrecioNuevo = z.infer<typeof PrecioNuevo>;
export const TERMINA_ANTES = 'Termina antes de empezar.';

export const agregarPrecio = endpoint({
  method: 'POST',
  path: '/api/articulos/:id/precios',
  summary: 'Agrega un precio, desde ahora o desde una fecha, y si se dice hasta cuándo: entonces vuelve el que regía',
  permiso: 'precio.modificar',
  alcance: 'empresa',
  confirmacion: 'en_terminal',
  params: ConId,
  body: PrecioNuevo.refine(
    ({ desde, hasta }) => desde === undefined || hasta === undefined || new Date(hasta) > new Date(desde),
    { path: ['hasta'], message: TERMINA_ANTES },
  ),
  response: Precio,
  status: 201,
  errors: [
    'comun.no_encontrado',
    'articulos.precio_bajo_margen',
    'articulos.precio_repetido',
    'articulos.precio_en_el_medio',
    'articulos.lote_en_curso',
  ],
});

/** A figure on the way to the price of a derived lista, as the lista keeps it. */
const Paso = z.object({
  paso: z.enum(PASOS_DE_DERIVADO),
  importe: z.string(),
});

export const PrecioConOrigen = z.object({
  listaId: Id,
  lista: z.string(),
  moneda: MonedaDeLista,
  neto: Unitario.nullable(),
  conIva: Unitario.nullable(),
  /** Written by hand, worked out of the base of the lista, or none. */
  origen: z.enum(['ESCRITO', 'DERIVADO', 'NINGUNO']),
  cantidadDesde: Cantidad.nullable(),
  desde: Instante.nullable(),
  /** Empty unless it is DERIVADO; without the figures of the cost for who may not see it. */
  pasos: z.array(Paso),
});
export type PrecioConOrigen = z.infer<typeof PrecioConOrigen>;

export const verPrecioVigente = endpoint({
  method: 'GET',
  path: '/api/articulos/:id/precios/vigente',
  summary: 'El precio de un artículo en una lista, para una cantidad y un momento, y de dónde sale',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  params: ConId,
  query: z.strictObject({
    /** The default one when it is not said. */
    listaId: Id.optional(),
    cantidad: CantidadPositiva.default('1'),
    /** Now when it is not said. */
    instante: Instante.optional(),
  }),
  response: PrecioConOrigen,
  errors: ['comun.no_encontrado'],
});
