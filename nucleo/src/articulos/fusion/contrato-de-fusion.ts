import { z } from 'zod';
import { DependenciaDeArticulo } from '#articulos/contrato-de-articulo.ts';
import { Cantidad, ConId, Id, Motivo, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';

const Fusionable = z.object({ id: Id, version: Version, codigo: z.string(), descripcion: z.string() });

const otraCosa = z.enum(['OTRO_TIPO', 'OTRA_UNIDAD', 'ES_SU_REEMPLAZO', 'OTRO_CONTROL']);
export const ReparoDeFusion = z.discriminatedUnion('razon', [
  z.object({ razon: z.enum(['EL_MISMO', 'OTRAS_SUCURSALES']) }),
  z.object({ razon: z.literal('SIN_USO'), codigo: z.string(), estado: z.enum(['BORRADOR', 'INACTIVO']) }),
  z.object({ razon: otraCosa, codigo: z.string(), otro: z.string() }),
  z.object({
    razon: z.enum(['NUMERO_EN_AMBOS', 'VENCE_DISTINTO']),
    codigo: z.string(),
    otro: z.string(),
    numero: z.string(),
  }),
  z.object({ razon: z.literal('STOCK_NEGATIVO'), codigo: z.string() }),
  z.object({ razon: z.literal('PENDIENTE'), codigo: z.string(), dependencia: DependenciaDeArticulo }),
]);

/** What merging two artículos does, told before it is done. */
export const VistaDeFusion = z.object({
  perdedor: Fusionable,
  ganador: Fusionable,
  /** What keeps them from being merged; nothing when they may be. */
  reparos: z.array(ReparoDeFusion),
  /** What there is of the one that gives way in each depósito the person may see; the rest goes over too. */
  depositos: z.array(z.object({ deposito: z.string(), sucursal: z.string(), cantidad: Cantidad })),
  enOtras: z.boolean(),
  /** Lots, serial numbers or obleas that are in stock and go along. */
  numeros: z.int(),
  /** Codes that go over, its own among them. */
  codigos: z.array(z.string()),
  /** Proveedores that go over, and those that both have, whose terms stay as the other one has them. */
  proveedores: z.array(z.object({ nombre: z.string(), pasa: z.boolean() })),
  /** What the one that stays says nothing of; `sePide`, whether it is asked where it is, and so shown (ART-18). */
  campos: z.array(z.object({ titulo: z.string(), valor: z.string(), sePide: z.boolean() })),
  /** Listas in which it has a price and the one that stays has none: prices do not go over. */
  sinPrecio: z.array(z.string()),
  /** Depósitos whose minimum goes over, since the other one says nothing of them. */
  minimos: z.int(),
  /** Depósitos where it says where it is kept and the other one says nothing. */
  ubicaciones: z.int(),
  aplicaciones: z.int(),
  adjuntos: z.int(),
  /** Who is equivalent to it, and what it replaces. */
  equivalentes: z.array(z.string()),
  reemplazaA: z.array(z.string()),
  /** Drafts of estructuras that name it, its own among them: they go on naming it, and are not put in force with it. */
  borradores: z.array(z.object({ codigo: z.string(), numero: z.int() })),
});
export type VistaDeFusion = z.infer<typeof VistaDeFusion>;

export const verFusion = endpoint({
  method: 'GET',
  path: '/api/articulos/:id/fusion',
  summary: 'Lo que pasaría al fusionar un artículo en otro, que es el que queda',
  permiso: 'articulo.fusionar',
  alcance: 'sucursal',
  params: ConId,
  query: z.strictObject({ enId: Id }),
  response: VistaDeFusion,
  errors: ['comun.no_encontrado'],
});

export const fusionarArticulo = endpoint({
  method: 'POST',
  path: '/api/articulos/:id/fusion',
  summary: 'Fusiona un artículo en otro: le pasa stock, códigos y relaciones, y queda inactivo y reemplazado por él',
  permiso: 'articulo.fusionar',
  alcance: 'sucursal',
  params: ConId,
  body: z.strictObject({ version: Version, enId: Id, versionDelOtro: Version, motivo: Motivo }),
  response: z.object({ id: Id, codigo: z.string() }),
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'articulos.fusion_con_reparos'],
});
