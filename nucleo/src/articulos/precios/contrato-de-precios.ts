import { z } from 'zod';
import { Cantidad, Id, Instante, PrecioUnitario, textoCorto, Unitario, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';

const ConId = z.object({ id: Id });
const CantidadDesde = Cantidad.refine((texto) => Number(texto) >= 0, 'No puede ser negativa.');

export const ListaDePrecio = z.object({
  id: Id,
  version: Version,
  nombre: z.string(),
  moneda: z.enum(['ARS', 'USD']),
  incluyeIva: z.boolean(),
  activa: z.boolean(),
  omision: z.boolean(),
});
export type ListaDePrecio = z.infer<typeof ListaDePrecio>;

export const listarListasDePrecio = endpoint({
  method: 'GET',
  path: '/api/articulos/listas-de-precio',
  summary: 'Las listas de precios, la de omisión primero',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  response: z.object({ filas: z.array(ListaDePrecio) }),
  errors: [],
});

export const crearListaDePrecio = endpoint({
  method: 'POST',
  path: '/api/articulos/listas-de-precio',
  summary: 'Crea una lista de precios manual',
  permiso: 'precio.modificar',
  alcance: 'empresa',
  body: z.strictObject({
    nombre: textoCorto(60),
    moneda: z.enum(['ARS', 'USD']).default('ARS'),
    incluyeIva: z.boolean().default(false),
  }),
  response: ListaDePrecio,
  status: 201,
  errors: ['articulos.lista_repetida'],
});

/** One price as it was written down. It holds from `desde` until the next one of its lista and quantity. */
export const Precio = z.object({
  id: Id,
  /** Always the first: prices are never changed. */
  version: Version,
  listaId: Id,
  lista: z.string(),
  moneda: z.string(),
  cantidadDesde: Cantidad,
  desde: Instante,
  /** Null: from then on the lista has no price for it. */
  neto: Unitario.nullable(),
  conIva: Unitario.nullable(),
  situacion: z.enum(['PROGRAMADO', 'VIGENTE', 'ANTERIOR']),
  motivo: z.string(),
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

export const PrecioNuevo = z.strictObject({
  listaId: Id.optional(),
  /** As the lista keeps it: net, or with IVA. Null ends the price. */
  importe: PrecioUnitario.nullable(),
  desde: Instante.optional(),
  cantidadDesde: CantidadDesde.default('0'),
  motivo: textoCorto(200, 0).default(''),
});
export type PrecioNuevo = z.infer<typeof PrecioNuevo>;

export const agregarPrecio = endpoint({
  method: 'POST',
  path: '/api/articulos/:id/precios',
  summary: 'Agrega un precio, desde ahora o desde una fecha',
  permiso: 'precio.modificar',
  alcance: 'empresa',
  confirmacion: 'en_terminal',
  params: ConId,
  body: PrecioNuevo,
  response: Precio,
  status: 201,
  errors: ['comun.no_encontrado', 'articulos.precio_repetido'],
});
