import { z } from 'zod';
import { Bandera, CantidadPositiva, ConId, Id, IdRespondido } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { porPalabras } from '#comun/paginacion.ts';
import { BASES_DE_ARMADO } from './costo-de-armado.ts';
import { VISTAS_DE_EXPLOSION } from './explosion.ts';
import { UNIDADES_MAXIMO } from './limites.ts';

const E = '/api/articulos/estructuras';
export const UnidadesPedidas = CantidadPositiva.refine(
  (texto) => !(Number(texto) > UNIDADES_MAXIMO),
  'Admite hasta 1.000.000 de unidades.',
);

/** Where stock is counted: a depósito, a sucursal, or everything the user may see. */
export const lugarDeStock = { depositoId: Id.optional(), sucursalId: Id.optional() };

const ConDisponible = z.object({
  articuloId: IdRespondido,
  codigo: z.string(),
  descripcion: z.string(),
  /** Where it was asked, as far as the user may see it; null when they may see none there. */
  disponible: z.string().nullable(),
});

/** An artículo of the tree, once, however many places it has in it. */
export const NodoDeExplosion = ConDisponible.extend({
  unidad: z.string(),
  decimales: z.int(),
  tipo: z.string(),
  estado: z.string(),
  /** For the units asked for, over all its paths. */
  total: z.string(),
  /** The longest way down to it. */
  nivel: z.int(),
  hoja: z.boolean(),
  /**
   * Only for who holds `costo.ver`. `armado` is null for a leaf, and where no cost below is known; `total` where nobody knows
   * any; `sinCosto` counts the leaves below without one.
   */
  costo: z
    .object({
      propio: z.string().nullable(),
      armado: z.string().nullable(),
      total: z.string().nullable(),
      sinCosto: z.int(),
    })
    .optional(),
  lineas: z.array(
    z.object({
      id: IdRespondido,
      componenteId: IdRespondido,
      cantidad: z.string(),
      merma: z.string(),
      opcional: z.boolean(),
      sustitutos: z.array(ConDisponible),
    }),
  ),
});
export type NodoDeExplosion = z.infer<typeof NodoDeExplosion>;

export const Explosion = z.object({
  estructuraId: Id,
  raizId: Id,
  cantidad: z.string(),
  /** The artículo itself first, each one after what contains it. The tree is read through `lineas`. */
  nodos: z.array(NodoDeExplosion),
});
export type Explosion = z.infer<typeof Explosion>;

const unidades = {
  cantidad: UnidadesPedidas.default('1'),
  opcionales: Bandera.describe('true: también los renglones opcionales'),
  costo: z.enum(BASES_DE_ARMADO).default('PROMEDIO').describe('Con qué costo de cada componente se suma'),
};
const ConsultaDeExplosion = z.strictObject({ ...unidades, ...lugarDeStock });
export type ConsultaDeExplosion = z.infer<typeof ConsultaDeExplosion>;

const lectura = { method: 'GET', permiso: 'articulo.ver', alcance: 'sucursal' } as const;

export const explotarEstructura = endpoint({
  ...lectura,
  path: `${E}/:id/explosion`,
  summary: 'Todo lo que lleva una cantidad del artículo, con merma, costo y disponible',
  params: ConId,
  query: ConsultaDeExplosion,
  response: Explosion,
  errors: ['comun.no_encontrado', 'articulos.estructura_ciclica'],
});

export const exportarExplosion = endpoint({
  ...lectura,
  path: `${E}/:id/explosion/exportar`,
  summary: 'La explosión en CSV: el árbol renglón por renglón, o cada componente una vez con su total',
  formato: 'csv',
  params: ConId,
  query: z.strictObject({
    ...unidades,
    ...lugarDeStock,
    vista: z.enum(VISTAS_DE_EXPLOSION).default('ARBOL'),
    // Of the tree, with what contains it.
    ...porPalabras,
    piezas: Bandera.describe('true: de los totales, solo lo que no se arma'),
  }),
  response: z.string(),
  errors: ['comun.no_encontrado', 'articulos.estructura_ciclica'],
});

export const UsoDeArticulo = z.object({
  articuloId: Id,
  codigo: z.string(),
  descripcion: z.string(),
  unidad: z.string(),
  estructuraId: Id,
  numero: z.int(),
  directo: z.boolean(),
  /** It may take the place of a component there. */
  comoSustituto: z.boolean(),
  nivel: z.int(),
  /** How much of it one of those takes, waste included; null where it only gets in the place of a component. */
  total: z.string().nullable(),
  /** Nothing contains it. */
  final: z.boolean(),
});
export type UsoDeArticulo = z.infer<typeof UsoDeArticulo>;

export const verUsosDeArticulo = endpoint({
  method: 'GET',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  path: '/api/articulos/:id/usos',
  summary: 'En qué estructuras vigentes entra un artículo, directamente y a todos los niveles',
  params: ConId,
  response: z.object({ filas: z.array(UsoDeArticulo) }),
  errors: ['comun.no_encontrado'],
});
