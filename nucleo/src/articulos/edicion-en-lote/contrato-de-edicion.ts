import { z } from 'zod';
import { IvaDeArticulo } from '#articulos/contrato-de-articulo.ts';
import { SeleccionDeArticulos } from '#articulos/contrato-de-seleccion.ts';
import { Id, Motivo } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { CAMPOS_DE_EDICION, PROBLEMAS_DE_EDICION } from './plan.ts';

const E = '/api/articulos/ediciones';

/** What is asked of all of them; what is not here stays as each has it. */
export const CambiosEnLote = z
  .strictObject({
    subfamiliaId: Id.optional(),
    marcaId: Id.nullable().optional(),
    unidadId: Id.optional(),
    iva: IvaDeArticulo.optional(),
    estado: z.enum(['ACTIVO', 'DISCONTINUADO', 'INACTIVO']).optional(),
    permiteNegativo: z.boolean().optional(),
    /** The principal one of those that sell it; needs `proveedor.editar`. */
    proveedorId: Id.optional(),
  })
  .refine(
    (cambios) => Object.values(cambios).some((valor) => valor !== undefined),
    'Elegí al menos un dato para cambiar.',
  );
export type CambiosEnLote = z.infer<typeof CambiosEnLote>;

/** As people read it: names instead of ids, codes as they travel. */
const CambioDicho = z.object({
  campo: z.enum(CAMPOS_DE_EDICION),
  antes: z.string().nullable(),
  despues: z.string().nullable(),
});
const Problema = z.enum(PROBLEMAS_DE_EDICION);

export const LineaDeEdicion = z.object({
  id: Id,
  codigo: z.string(),
  descripcion: z.string(),
  cambios: z.array(CambioDicho),
  problema: Problema.nullable(),
});
export type LineaDeEdicion = z.infer<typeof LineaDeEdicion>;

const editar = { method: 'POST', permiso: 'articulo.editar', alcance: 'sucursal', trabajo: 'largo' } as const;
const deLaSeleccion = [
  'comun.sin_permiso',
  'articulos.demasiados',
  'articulos.clasificacion_inactiva',
  'articulos.proveedor_inactivo',
] as const;

export const verEdicionEnLote = endpoint({
  ...editar,
  path: `${E}/vista-previa`,
  summary: 'Lo que un cambio haría a los artículos elegidos, sin cambiar nada',
  body: z.strictObject({ seleccion: SeleccionDeArticulos, cambios: CambiosEnLote }),
  response: z.object({
    elegidos: z.int(),
    cambian: z.int(),
    iguales: z.int(),
    fallan: z.int(),
    porCampo: z.array(z.object({ campo: z.enum(CAMPOS_DE_EDICION), articulos: z.int() })),
    porProblema: z.array(z.object({ problema: Problema, articulos: z.int() })),
    /** Those that lose what depósitos should hold of them, with their state (REA-06). */
    pierdenMinimos: z.int(),
    /** The first ones that change, and the first ones that cannot. */
    muestra: z.array(LineaDeEdicion),
  }),
  errors: deLaSeleccion,
});

export const editarEnLote = endpoint({
  ...editar,
  path: E,
  summary: 'Cambia muchos artículos a la vez; los que no se puede quedan como están, con el porqué',
  body: z.strictObject({
    seleccion: SeleccionDeArticulos,
    cambios: CambiosEnLote,
    /** How many the preview said: with others by now, it is refused. */
    cambian: z.int().min(1, 'No hay nada que cambiar.'),
    motivo: Motivo,
    /** Also prepares a batch that keeps the margins over the costs that change with their proveedor (PRE-18). */
    proponerPrecios: z.boolean().default(false),
  }),
  response: z.object({
    id: Id,
    articulos: z.int(),
    fallas: z.int(),
    /** The batch that was prepared; null when none was asked for or no price would move. */
    propuesta: z.object({ id: Id, numero: z.int() }).nullable(),
  }),
  status: 201,
  errors: [...deLaSeleccion, 'articulos.lote_distinto'],
});
