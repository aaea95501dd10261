import { z } from 'zod';
import { Id, Instante, textoCorto, Version } from '#comun/campos.ts';
import { CLASES_DE_ADJUNTO } from './contenido.ts';
import { ADJUNTOS_A_ORDENAR } from './limites.ts';

/** A file that hangs from an artículo, or from whatever else takes them. */
export const Adjunto = z.object({
  id: Id,
  version: Version,
  clase: z.enum(CLASES_DE_ADJUNTO),
  nombre: z.string(),
  /** What the picture shows, for who does not see it; '' when nobody said. */
  textoAlternativo: z.string(),
  /** Bytes of what is kept, without its thumbnails. */
  bytes: z.int(),
  ancho: z.int().nullable(),
  alto: z.int().nullable(),
  /** Changes with the content: with it in its address the browser keeps the file for good. */
  huella: z.string(),
  creadoEn: Instante,
  creadoPor: z.string().nullable(),
});
export type Adjunto = z.infer<typeof Adjunto>;

/** All that one owner has, in order; the first picture is the principal one. */
export const Adjuntos = z.object({ filas: z.array(Adjunto) });
export type Adjuntos = z.infer<typeof Adjuntos>;

/** One that was taken away and may still come back. */
export const AdjuntoQuitado = Adjunto.pick({ id: true, clase: true, nombre: true, textoAlternativo: true }).extend({
  quitadoEn: Instante,
  quitadoPor: z.string().nullable(),
  /** Until when, unless its room is needed before. */
  hasta: Instante,
});
export type AdjuntoQuitado = z.infer<typeof AdjuntoQuitado>;

/** Those of one owner, the last one first. */
export const AdjuntosQuitados = z.object({ filas: z.array(AdjuntoQuitado) });

export const CambioDeAdjunto = z.strictObject({
  version: Version,
  nombre: textoCorto(120).optional(),
  textoAlternativo: textoCorto(300, 0).optional(),
});
export type CambioDeAdjunto = z.infer<typeof CambioDeAdjunto>;

export const OrdenDeAdjuntos = z.strictObject({ ids: z.array(Id).max(ADJUNTOS_A_ORDENAR) });

/** What the server makes of each picture; none is larger than the picture itself. */
export const TamanoDeImagen = z.enum(['chica', 'mediana', 'grande']);
export type TamanoDeImagen = z.infer<typeof TamanoDeImagen>;

/** `v` is the huella the reader wants. */
export const ConsultaDeImagen = z.strictObject({
  tamano: TamanoDeImagen.default('grande'),
  v: z.string().max(64).optional(),
});
