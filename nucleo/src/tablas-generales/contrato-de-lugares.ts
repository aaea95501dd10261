import { z } from 'zod';
import { Bandera, Id, textoCorto, textoLibre, textoNumerico, Version } from '#comun/campos.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna } from '#comun/paginacion.ts';
import { normaCodigo } from '#comun/texto.ts';
import { cambiar, comunes, crear, exportar, listar, NombreDeTabla, soloUna } from './contrato-de-tabla.ts';

export const Provincia = z.object({
  id: Id,
  iso: z.string(),
  nombre: z.string(),
  /** Padrón code of ARCA. CABA is 0. */
  arca: z.int().nonnegative(),
  /** Jurisdiction of the Convenio Multilateral. */
  iibb: z.int(),
  indec: z.string(),
  localidades: z.int().nonnegative(),
});
export type Provincia = z.infer<typeof Provincia>;

/** The columns of each of these tables and what each can be asked (TD-07). */
export const FILTROS_DE_PROVINCIAS = {
  nombre: 'texto',
  iso: 'texto',
  arca: 'numero',
  iibb: 'numero',
  indec: 'texto',
  localidades: 'numero',
} as const satisfies CamposDeFiltro;

const ConsultaDeProvincias = z.strictObject({
  ...consultaDeLista(['nombre', 'iso', 'arca', 'iibb', 'indec', 'localidades']),
  filtros: filtrosPorColumna(FILTROS_DE_PROVINCIAS),
});

export const listarProvincias = listar(
  { tabla: 'provincias', summary: 'Las 24 provincias con sus códigos oficiales' },
  ConsultaDeProvincias,
  Provincia,
);
export const exportarProvincias = exportar(
  { tabla: 'provincias', summary: 'Las provincias como CSV' },
  ConsultaDeProvincias,
);

/** The four digits of daily use, or a CPA such as B1900XAB. */
export const CodigoPostal = z
  .string()
  .trim()
  .regex(/^(\d{4}|[A-HJ-NP-Za-hj-np-z]\d{4}[A-Za-z]{3})$/, 'Van cuatro dígitos (1900) o un CPA (B1900XAB).');

const Coordenada = textoNumerico(7);
export const Latitud = Coordenada.refine((grados) => Math.abs(Number(grados)) <= 90, 'Va de -90 a 90 grados.');
export const Longitud = Coordenada.refine((grados) => Math.abs(Number(grados)) <= 180, 'Va de -180 a 180 grados.');

export const Localidad = z.object({
  ...comunes,
  nombre: z.string(),
  partido: z.string(),
  codigoPostal: z.string().nullable(),
  provinciaId: Id,
  provincia: z.string(),
  latitud: z.string().nullable(),
  longitud: z.string().nullable(),
  activa: z.boolean(),
});
export type Localidad = z.infer<typeof Localidad>;

export const FILTROS_DE_LOCALIDADES = {
  nombre: 'texto',
  partido: 'texto',
  provincia: 'lista',
  codigoPostal: 'texto',
  estado: 'lista',
} as const satisfies CamposDeFiltro;

const ConsultaDeLocalidades = z.strictObject({
  ...consultaDeLista(['nombre', 'partido', 'codigoPostal', 'provincia']),
  ...soloUna,
  filtros: filtrosPorColumna(FILTROS_DE_LOCALIDADES),
  provinciaId: Id.optional(),
  activa: Bandera,
});

export const listarLocalidades = listar(
  { tabla: 'localidades', summary: 'Localidades por provincia, partido y código postal' },
  ConsultaDeLocalidades,
  Localidad,
);
export const exportarLocalidades = exportar(
  { tabla: 'localidades', summary: 'Las localidades como CSV' },
  ConsultaDeLocalidades,
);

const camposDeLocalidad = {
  nombre: NombreDeTabla,
  partido: textoLibre(120),
  codigoPostal: CodigoPostal.nullable(),
  latitud: Latitud.nullable(),
  longitud: Longitud.nullable(),
};

export const NuevaLocalidad = z.strictObject({
  ...z.object(camposDeLocalidad).partial().shape,
  nombre: NombreDeTabla,
  provinciaId: Id,
});
export type NuevaLocalidad = z.infer<typeof NuevaLocalidad>;

export const crearLocalidad = crear(
  { tabla: 'localidades', summary: 'Agrega una localidad propia', errors: ['tablas.localidad_repetida'] },
  NuevaLocalidad,
  Localidad,
);

export const CambioDeLocalidad = z.strictObject({
  ...z.object({ ...camposDeLocalidad, provinciaId: Id, activa: z.boolean() }).partial().shape,
  version: Version,
});
export type CambioDeLocalidad = z.infer<typeof CambioDeLocalidad>;

export const cambiarLocalidad = cambiar(
  { tabla: 'localidades', summary: 'Cambia una localidad', errors: ['tablas.localidad_repetida'] },
  CambioDeLocalidad,
  Localidad,
);

/** A telephone as people write it. */
export const Telefono = textoCorto(60, 0).refine(
  (telefono) => telefono === '' || normaCodigo(telefono) !== '',
  'Usá al menos un número.',
);
