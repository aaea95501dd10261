import type { HTMLInputTypeAttribute } from 'react';
import { z } from 'zod';
import {
  clave,
  correo,
  type DecirDeFormularios,
  deRed,
  momento,
  nombre,
  obligatorio,
  postal,
  sitio,
  tarjeta,
  telefono,
  titular,
  vencimiento,
} from './reglas.ts';

const PAISES = ['argentina', 'bolivia', 'brasil', 'chile', 'paraguay', 'uruguay'] as const;
const ENTREGAS = ['retiro', 'moto', 'encomienda'] as const;

type Opcion = (typeof PAISES | typeof ENTREGAS)[number];

type DeDato = {
  readonly tipo?: HTMLInputTypeAttribute;
  readonly multilinea?: boolean;
  readonly momento?: 'fecha';
  readonly opciones?: readonly Opcion[];
  readonly regla: (t: DecirDeFormularios) => z.ZodType<string, string>;
};

const libre = () => z.string();

const datos = {
  nombre: { regla: nombre },
  empresa: { regla: libre },
  correo: { tipo: 'email', regla: correo },
  telefono: { tipo: 'tel', regla: telefono },
  mensaje: { multilinea: true, regla: obligatorio },
  usuario: { regla: obligatorio },
  contrasena: { tipo: 'password', regla: clave },
  pais: { opciones: PAISES, regla: obligatorio },
  nacimiento: { momento: 'fecha', regla: momento },
  calle: { regla: obligatorio },
  localidad: { regla: obligatorio },
  postal: { regla: postal },
  entrega: { opciones: ENTREGAS, regla: obligatorio },
  indicaciones: { multilinea: true, regla: libre },
  titular: { regla: titular },
  tarjeta: { regla: tarjeta },
  vencimiento: { regla: vencimiento },
  instagram: { regla: deRed('instagram.com') },
  facebook: { regla: deRed('facebook.com') },
  sitio: { tipo: 'url', regla: sitio },
} as const satisfies Record<string, DeDato>;

export type Dato = keyof typeof datos;

/** The data that the forms of a person ask for, and what will do for each. */
export const DATOS: Readonly<Record<Dato, DeDato>> = datos;

/** The schema of a form that asks for some of them. */
export const esquemaDe =
  (unos: readonly Dato[]) =>
  (t: DecirDeFormularios): z.ZodType<Record<string, string>, Record<string, string>> =>
    z.object(Object.fromEntries(unos.map((uno) => [uno, DATOS[uno].regla(t)])));

export const vacios = (unos: readonly Dato[]): Record<string, string> =>
  Object.fromEntries(unos.map((uno) => [uno, '']));
