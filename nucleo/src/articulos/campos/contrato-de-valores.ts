import { z } from 'zod';
import { Id } from '#comun/campos.ts';
import { LARGO_DE_TEXTO, TIPOS_DE_CAMPO } from './campo.ts';

export const Opcion = z.object({ id: Id, nombre: z.string(), activa: z.boolean() });

const campo = {
  id: Id,
  nombre: z.string(),
  tipo: z.enum(TIPOS_DE_CAMPO),
  unidad: z.string(),
  decimales: z.int(),
  /** Those taken away too: somebody may have one. */
  opciones: z.array(Opcion),
};
export const CampoDefinido = z.object(campo);

/** A campo that is asked of an artículo, with what it says: as `leerValor` keeps it; null is nothing yet. */
export const CampoDeArticulo = z.object({ ...campo, valor: z.string().nullable() });
export type CampoDeArticulo = z.infer<typeof CampoDeArticulo>;

/** By the id of each campo, as it is kept but for options, which come by their name: what a row of the table shows. */
export const ValoresDeFila = z.record(Id, z.string());

/** What a form says of them; null or empty takes the value away, and what is not named stays. */
export const ValoresPedidos = z.record(
  Id,
  z
    .string()
    .max(LARGO_DE_TEXTO, `Admite hasta ${LARGO_DE_TEXTO} caracteres.`)
    .refine((texto) => !texto.includes('\u0000'), 'Tiene un carácter que no se puede guardar.')
    .nullable(),
);
