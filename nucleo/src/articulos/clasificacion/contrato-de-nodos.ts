import { z } from 'zod';
import { IvaDeArticulo } from '#articulos/contrato-de-articulo.ts';
import { Id, Motivo, Total, textoCorto, textoNumerico, Version } from '#comun/campos.ts';
import { NIVELES } from './niveles.ts';
import { NOMBRES_DE_OBSOLESCENCIA } from './omisiones.ts';
import { LARGO_DE_CODIGO } from './traslado.ts';

export const NivelDeClasificacion = z.enum(NIVELES);
const Obsolescencia = z.enum(NOMBRES_DE_OBSOLESCENCIA);
/** Over the cost: 40 makes 140 of 100. */
const Margen = textoNumerico(2)
  .refine((texto) => Number(texto) >= 0, 'No puede ser negativo.')
  .refine((texto) => !(Number(texto) > 1000), 'Admite hasta 1.000.');
export const DiasDeConteo = z
  .int('Tiene que ser un número entero.')
  .min(1, 'Va de 1 a 730.')
  .max(730, 'Va de 1 a 730.');
const Unidad = z.object({ id: Id, nombre: z.string() });

const de = z.enum([...NIVELES, 'general']);

/** The defaults in force, each with the level it comes from (CLA-02). The margin only for who holds `costo.ver`. */
export const Vigentes = z.object({
  iva: z.object({ valor: IvaDeArticulo, de }),
  unidad: z.object({ valor: Unidad, de }),
  margen: z.object({ valor: z.string().nullable(), de }).optional(),
  diasDeConteo: z.object({ valor: z.int().nullable(), de }),
  obsolescencia: z.object({ valor: Obsolescencia, de }),
});
export type Vigentes = z.infer<typeof Vigentes>;

const nodo = {
  id: Id,
  version: Version,
  codigo: z.string(),
  nombre: z.string(),
  activo: z.boolean(),
  /** What this level says by itself; null leaves it to the level above. */
  ivaOmision: IvaDeArticulo.nullable(),
  unidadOmision: Unidad.nullable(),
  margenOmision: z.string().nullable().optional(),
  diasDeConteo: z.int().nullable(),
  obsolescencia: Obsolescencia.nullable(),
  vigentes: Vigentes,
  /** Artículos that are not inactive, here and below (CLA-01). */
  articulos: z.int(),
  /** Value of the stock here and below; only for who holds `costo.ver`. */
  valor: Total.optional(),
  /** What buying it again costs today, and how far that is from its value (GAP-21); with `valor`, as there. */
  reposicion: Total.optional(),
  brecha: Total.optional(),
  brechaPorciento: z.string().nullable().optional(),
};
export const Rubro = z.object({ ...nodo, familias: z.int() });
export type Rubro = z.infer<typeof Rubro>;
export const Familia = z.object({ ...nodo, rubroId: Id, rubro: z.string(), subfamilias: z.int() });
export type Familia = z.infer<typeof Familia>;
export const Subfamilia = z.object({ ...nodo, familiaId: Id, familia: z.string(), rubroId: Id, rubro: z.string() });
export type Subfamilia = z.infer<typeof Subfamilia>;

/** The margin may only be written by who may read it. */
const omisiones = {
  ivaOmision: IvaDeArticulo.nullable(),
  unidadOmisionId: Id.nullable(),
  margenOmision: Margen.nullable(),
  diasDeConteo: DiasDeConteo.nullable(),
  obsolescencia: Obsolescencia.nullable(),
};
export const CambioDeNodo = z.strictObject({
  version: Version,
  codigo: textoCorto(LARGO_DE_CODIGO).optional(),
  nombre: textoCorto(80).optional(),
  ...z.object(omisiones).partial().shape,
  activo: z.boolean().optional(),
  motivo: Motivo.optional(),
});
export type CambioDeNodo = z.infer<typeof CambioDeNodo>;

const alta = { codigo: textoCorto(LARGO_DE_CODIGO), nombre: textoCorto(80), ...z.object(omisiones).partial().shape };
export const RubroNuevo = z.strictObject(alta);
export type RubroNuevo = z.infer<typeof RubroNuevo>;
export const FamiliaNueva = z.strictObject({ rubroId: Id, ...alta });
export const SubfamiliaNueva = z.strictObject({ familiaId: Id, ...alta });
