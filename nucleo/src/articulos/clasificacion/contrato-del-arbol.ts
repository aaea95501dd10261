import { z } from 'zod';
import { Id, Motivo, textoCorto, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, listaDe } from '#comun/paginacion.ts';
import { Familia, NivelDeClasificacion, Rubro, Subfamilia } from './contrato-de-nodos.ts';
import { CAMPOS_DE_OMISION, CAMPOS_DEL_ARTICULO } from './omisiones.ts';

const deNodo = { params: z.object({ nivel: NivelDeClasificacion, id: Id }) } as const;
const raiz = '/api/articulos/clasificacion';
const delNodo = `${raiz}/:nivel/:id` as const;

const Campo = z.enum(CAMPOS_DE_OMISION);
const CampoPropio = z.enum(CAMPOS_DEL_ARTICULO);

/** How many nodes a search in the tree shows at most. */
export const TOPE_DE_HALLAZGOS = 100;

export const buscarEnClasificacion = endpoint({
  method: 'GET',
  path: `${raiz}/buscar`,
  summary: 'Busca en los tres niveles y da también lo que está por encima de cada hallazgo',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  query: z.strictObject({ buscar: textoCorto(200) }),
  response: z.object({
    /** The nodes that the words were found in, without those that only lead to them. */
    coinciden: z.array(Id),
    hayMas: z.boolean(),
    rubros: z.array(Rubro),
    familias: z.array(Familia),
    subfamilias: z.array(Subfamilia),
  }),
  errors: [],
});

export const verNodo = endpoint({
  method: 'GET',
  path: delNodo,
  summary: 'Un nodo con sus valores por omisión, de dónde vienen y a cuántos artículos llegan',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  ...deNodo,
  response: z.object({
    nivel: NivelDeClasificacion,
    nodo: z.union([Subfamilia, Familia, Rubro]),
    /** From the rubro down, without the node itself. */
    camino: z.array(z.object({ nivel: NivelDeClasificacion, id: Id, nombre: z.string() })),
    /** How many of its artículos take each value through it: a nearer level that says something else stops it. */
    alcanza: z.array(z.object({ campo: Campo, articulos: z.int() })),
    /** Artículos whose own IVA or unidad is not the one in force here. */
    difieren: z.array(z.object({ campo: CampoPropio, articulos: z.int() })),
  }),
  errors: ['comun.no_encontrado'],
});

export const listarDiferencias = endpoint({
  method: 'GET',
  path: `${delNodo}/diferencias`,
  summary: 'Los artículos cuyo IVA o unidad no es el valor por omisión que les toca',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  ...deNodo,
  query: z.strictObject({ ...consultaDeLista(['codigo', 'descripcion']), campo: CampoPropio }),
  response: listaDe(
    z.object({
      id: Id,
      codigo: z.string(),
      descripcion: z.string(),
      actual: z.string(),
      /** False for a unidad with other decimals than the one the artículo has: its documents count with them. */
      aplicable: z.boolean(),
    }),
  ).extend({ aplicables: z.int() }),
  errors: ['comun.no_encontrado'],
});

export const aplicarOmision = endpoint({
  method: 'POST',
  path: `${delNodo}/aplicar`,
  summary: 'Pone a los artículos que difieren el IVA o la unidad por omisión, en un lote que se puede deshacer',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  trabajo: 'largo',
  ...deNodo,
  body: z.strictObject({
    version: Version,
    campo: CampoPropio,
    /** As many as were seen; when they are no longer so many, nothing is done. */
    articulos: z.int().positive(),
    motivo: Motivo,
  }),
  response: z.object({ loteId: Id, articulos: z.int() }),
  errors: ['comun.no_encontrado', 'comun.version_vieja', 'articulos.lote_distinto'],
});
