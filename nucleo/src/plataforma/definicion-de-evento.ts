import type { z } from 'zod';
import type { Permiso } from '#permisos.ts';

/** Under which heading a person chooses how to hear of it. */
export const TEMAS = ['importaciones', 'precios', 'ventas', 'stock', 'permisos', 'seguridad', 'avisos'] as const;
export type Tema = (typeof TEMAS)[number];

/** How it looks: the web has the drawing of each. */
export const ICONOS = ['archivo', 'entrega', 'ajuste', 'escudo', 'llave', 'megafono'] as const;
export const TONOS = ['azul', 'exito', 'aviso', 'error'] as const;

/**
 * One kind of notification. Its sentences are the Spanish ones of the product, with `{{dato}}` where a fact goes: the web
 * takes them as its Spanish texts, a mail is written with them.
 */
export type Definicion<
  Para extends 'persona' | 'permiso' = 'persona' | 'permiso',
  Datos extends z.ZodType = z.ZodType,
> = {
  readonly tema: Tema;
  /** `persona`: for who is named. `permiso`: for whoever holds `permiso` in the sucursal of the event, except its author. */
  readonly para: Para;
  /** What its reader must still hold when it is read: a right that is taken away hides the event at once. */
  readonly permiso?: Permiso;
  readonly datos: Datos;
  readonly icono: (typeof ICONOS)[number];
  readonly tono: (typeof TONOS)[number];
  readonly titulo: string;
  readonly texto: string;
  /** Where it leads, with the facts of the event in the place of `{{dato}}`. */
  readonly ruta: string;
  /** Told with a toast too, when it comes. */
  readonly importante: boolean;
  /** Cannot be silenced in the product. */
  readonly obligatoria?: true;
  /** Whether it also goes by mail until the person says otherwise. */
  readonly porCorreo?: true;
};

export const definir = <const Para extends 'persona' | 'permiso', Datos extends z.ZodType>(
  definicion: Definicion<Para, Datos>,
): Definicion<Para, Datos> => definicion;
