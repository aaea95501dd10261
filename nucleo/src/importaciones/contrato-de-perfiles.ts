import { z } from 'zod';
import { Moneda } from '#articulos/proveedores/contrato-de-proveedores.ts';
import { Id, Instante, textoCorto, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { MOTIVO_MINIMO } from '#comun/texto.ts';
import { ENTIDADES } from './entidades/entidades.ts';
import { LecturaDeLista } from './listas/contrato-de-reglas.ts';

export const EntidadDeArchivo = z.enum(ENTIDADES, 'Elegí qué trae el archivo.');

export const CODIFICACIONES = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export const SEPARADORES = [';', ',', '\t', '|'] as const;

/** Excel gives 31 letters to the name of a sheet; others give more. */
export const LARGO_DE_HOJA = 100;

/** How the text of a file is read. It is told by the file and a person may correct it. */
export const Formato = z.strictObject({
  codificacion: z.enum(CODIFICACIONES),
  separador: z.enum(SEPARADORES),
  /** The decimal sign of its numbers; null when they do not tell: then `1.234` is refused rather than guessed. */
  decimal: z.enum([',', '.']).nullable(),
  /** Order of the parts of a date; `aaaa-mm-dd` is understood in both. */
  fecha: z.enum(['dma', 'mda']),
  /** The row of the titles; those above are skipped. 0: it has none, and each column is called by its place. */
  encabezado: z.int().min(0).max(20),
  /** The sheet of a spreadsheet; a text file has none. Of a spreadsheet, encoding and separator mean nothing. */
  hoja: z.string().min(1).max(LARGO_DE_HOJA).optional(),
});
export type Formato = z.infer<typeof Formato>;

/** Field of the entidad → position of its column, from 0. A field that the file does not bring is absent. */
export const Mapeo = z.record(z.string().max(40), z.int().min(0).max(199));
export type Mapeo = z.infer<typeof Mapeo>;

export const MODOS = ['crear_y_actualizar', 'solo_crear', 'solo_actualizar'] as const;

export const Opciones = z.strictObject({
  modo: z.enum(MODOS),
  /** Marcas, rubros, familias and subfamilias that are not there are created; otherwise their rows are rejected. */
  crearFaltantes: z.boolean(),
  /** An empty cell clears the field; otherwise it leaves it as it is. */
  vaciosBorran: z.boolean(),
  /** Where sales left from and opening stock goes in; null is the default one. */
  depositoId: Id.nullable(),
  /** The lista prices go to; null is the default one. */
  listaId: Id.nullable(),
  /** Codes that are something else of another artículo are taken with this reason (ART-25); without it they are not. */
  motivoDeCruces: textoCorto(200, MOTIVO_MINIMO).nullable().optional(),
  /** How the list of a proveedor is understood; absent for everything else. */
  lista: LecturaDeLista.optional(),
  /** What the amounts of a file of prices are; what is not said, as its lista keeps prices. */
  precios: z.strictObject({ moneda: Moneda.nullable(), conIva: z.boolean().nullable() }).optional(),
});
export type Opciones = z.infer<typeof Opciones>;

export const OPCIONES_POR_OMISION: Opciones = {
  modo: 'crear_y_actualizar',
  crearFaltantes: true,
  vaciosBorran: false,
  depositoId: null,
  listaId: null,
};

const Nombre = textoCorto(80, 2);
/** Columns are kept by their titles, so that a file with the same titles in another order is understood. */
const Columnas = z.record(z.string().max(40), textoCorto(200));

export const PerfilDeImportacion = z.object({
  id: Id,
  version: Version,
  nombre: z.string(),
  entidad: z.enum(ENTIDADES),
  formato: Formato.nullable(),
  columnas: Columnas,
  opciones: Opciones,
  modificadoEn: Instante,
  modificadoPor: z.string(),
});
export type PerfilDeImportacion = z.infer<typeof PerfilDeImportacion>;

const params = z.object({ id: Id });

export const listarPerfiles = endpoint({
  method: 'GET',
  path: '/api/importaciones/perfiles',
  summary: 'Los perfiles guardados: cómo vienen los archivos que se importan seguido',
  permiso: 'importacion.hacer',
  alcance: 'empresa',
  query: z.strictObject({ entidad: z.enum(ENTIDADES).optional() }),
  response: z.object({ filas: z.array(PerfilDeImportacion) }),
  errors: [],
});

/** Saves how an importación is read; an existing name of the same entidad is replaced. */
export const guardarPerfil = endpoint({
  method: 'POST',
  path: '/api/importaciones/perfiles',
  summary: 'Guarda el formato, las columnas y las opciones de una importación como perfil',
  permiso: 'importacion.hacer',
  alcance: 'empresa',
  status: 201,
  body: z.strictObject({ importacionId: Id, nombre: Nombre, reemplazar: z.boolean().default(false) }),
  response: PerfilDeImportacion,
  errors: ['comun.no_encontrado', 'importaciones.perfil_repetido', 'importaciones.perfil_de_lista'],
});

export const borrarPerfil = endpoint({
  method: 'DELETE',
  path: '/api/importaciones/perfiles/:id',
  summary: 'Borra un perfil guardado; las importaciones hechas con él quedan como están',
  permiso: 'importacion.hacer',
  alcance: 'empresa',
  params,
  response: z.object({ id: Id }),
  errors: ['comun.no_encontrado'],
});

export const descargarPlantilla = endpoint({
  method: 'GET',
  path: '/api/importaciones/plantilla',
  summary: 'Un CSV con los títulos que se reconocen y un renglón de ejemplo',
  permiso: 'importacion.hacer',
  alcance: 'empresa',
  query: z.strictObject({ entidad: EntidadDeArchivo }),
  response: z.string(),
  formato: 'csv',
  errors: [],
});
