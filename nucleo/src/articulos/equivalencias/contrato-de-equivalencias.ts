import { z } from 'zod';
import { ArticuloCambiado, Hallazgo } from '#articulos/contrato-de-articulo.ts';
import { ConId, Id, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';

export const Equivalencias = z.object({
  /** The others of its grupo, best first: stock here, stock elsewhere, price (ART-28). */
  equivalentes: z.array(Hallazgo),
  /** What it replaces, however far back, the nearest first. */
  reemplazaA: z.array(Hallazgo),
  /** What replaces it, from the nearest to the newest (ART-04). */
  reemplazadoPor: z.array(Hallazgo),
  /** Who it gave way to for good, the one that stays (ART-27); absent, nobody. */
  fusionadoEn: z.object({ id: Id, codigo: z.string(), descripcion: z.string() }).optional(),
});
export type Equivalencias = z.infer<typeof Equivalencias>;

export const verEquivalencias = endpoint({
  method: 'GET',
  path: '/api/articulos/:id/equivalencias',
  summary: 'Los equivalentes de un artículo y su cadena de reemplazos, con precio y stock',
  permiso: 'articulo.ver',
  alcance: 'sucursal',
  params: ConId,
  /** «Acá» is one depósito, where there is one to say, or all that sell of a sucursal. */
  query: z.strictObject({ depositoId: Id.optional(), sucursalId: Id.optional(), listaId: Id.optional() }),
  response: Equivalencias,
  errors: ['comun.no_encontrado'],
});

export const agregarEquivalente = endpoint({
  method: 'POST',
  path: '/api/articulos/:id/equivalencias',
  summary: 'Hace equivalentes a dos artículos y junta sus grupos',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  params: ConId,
  body: z.strictObject({ version: Version, articuloId: Id }),
  response: ArticuloCambiado,
  status: 201,
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'articulos.ya_equivalentes'],
});

export const quitarEquivalente = endpoint({
  method: 'DELETE',
  path: '/api/articulos/:id/equivalencias/:miembroId',
  summary: 'Saca del grupo de equivalencia a uno de sus miembros, que puede ser el mismo artículo',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  params: z.object({ id: Id, miembroId: Id }),
  body: z.strictObject({ version: Version }),
  response: ArticuloCambiado,
  errors: ['comun.no_encontrado', 'comun.version_vieja'],
});

export const reemplazarArticulo = endpoint({
  method: 'PUT',
  path: '/api/articulos/:id/reemplazo',
  summary: 'Dice qué artículo reemplaza a este, o que ya no lo reemplaza ninguno',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  params: ConId,
  body: z.strictObject({ version: Version, porId: Id.nullable() }),
  response: ArticuloCambiado,
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'articulos.reemplazo_en_circulo'],
});
