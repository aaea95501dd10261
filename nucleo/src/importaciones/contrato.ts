import { z } from 'zod';
import { Id, Instante, textoCorto, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import type { CodigoDeError } from '#errores.ts';
import { cicloDeImportacion, TAREAS } from './ciclo-de-importacion.ts';
import { FILTROS_DE_IMPORTACIONES } from './filtros-del-historial.ts';

export * from './contrato-de-descargas.ts';
export * from './contrato-de-filas.ts';
export * from './contrato-de-perfiles.ts';
export * from './filtros-del-historial.ts';
export * from './listas/contrato-de-listas-de-proveedor.ts';

import { Rechazo } from './contrato-de-filas.ts';
import { EntidadDeArchivo, Formato, Mapeo, Opciones } from './contrato-de-perfiles.ts';
import { DatosDeLista, LotePropuesto } from './listas/contrato-de-listas-de-proveedor.ts';

const Estado = z.enum(cicloDeImportacion.estados);
const Accion = z.enum(cicloDeImportacion.acciones);

/** Long work in course: `hechos` of `total` in its present step. */
const TareaEnCurso = z.object({
  tarea: z.enum(TAREAS),
  etapa: z.enum(['en_espera', 'leer', 'comparar', 'guardar']),
  hechos: z.int().nonnegative(),
  total: z.int().nonnegative(),
  desde: Instante,
});

/** Why the last long work changed nothing: a refusal with its Spanish title. */
const Fallo = z.object({ tarea: z.enum(TAREAS), code: z.string(), title: z.string() });

export const FilaDeImportacion = z.object({
  id: Id,
  version: Version,
  entidad: EntidadDeArchivo,
  archivo: z.string(),
  bytes: z.int(),
  estado: Estado,
  /** The name of the profile it was read with; null when its columns were mapped by hand. */
  perfil: z.string().nullable(),
  /** Rows with something in them; null until validated. */
  leidas: z.int().nullable(),
  rechazadas: z.int().nullable(),
  crear: z.int().nullable(),
  actualizar: z.int().nullable(),
  sinCambios: z.int().nullable(),
  tarea: TareaEnCurso.nullable(),
  creadaEn: Instante,
  creadaPor: z.string(),
  aplicadaEn: Instante.nullable(),
  revertidaEn: Instante.nullable(),
  /** Whose list it is; absent for everything else. */
  proveedor: z.string().optional(),
});
export type FilaDeImportacion = z.infer<typeof FilaDeImportacion>;

export const Importacion = FilaDeImportacion.extend({
  acciones: z.array(Accion),
  formato: Formato,
  /** The sheets with something in them, of a spreadsheet; a text file has none. */
  hojas: z.array(z.string()),
  /** The file as it came is still there to be downloaded, by whoever asks. */
  conArchivo: z.boolean(),
  /** The columns as the header names them, in order. */
  columnas: z.array(z.object({ titulo: z.string() })),
  mapeo: Mapeo,
  /** The campos of the business that a file of artículos may bring, by the name they have in the mapping and in what changes. */
  propios: z.array(z.object({ campo: Id, titulo: z.string(), nombre: z.string() })),
  opciones: Opciones,
  /** The titles of the fields that must have a column and have none: nothing can be validated until they do. */
  faltan: z.array(z.string()),
  /** The first rows as the file has them, and what is read in each field; empty once the file was taken or discarded. */
  muestra: z.array(
    z.object({
      fila: z.int(),
      celdas: z.array(z.string()),
      valores: z.record(z.string(), z.string()),
      rechazos: z.array(Rechazo),
    }),
  ),
  fallo: Fallo.nullable(),
  /** The same bytes taken before. */
  anterior: z.object({ id: Id, aplicadaEn: Instante }).nullable(),
  validadaEn: Instante.nullable(),
  aplicadaPor: z.string().nullable(),
  revertidaPor: z.string().nullable(),
  /** Rows that somebody changed after the import and a reversal left as they are; null before reverting. */
  noRevertidas: z.int().nullable(),
  /** What each entidad counts besides: «Marcas nuevas» 12, «Comprobantes sin renglones» 3. */
  detalles: z.array(z.object({ texto: z.string(), cantidad: z.int() })),
  /** Later files that hold and changed rows of this one, which taking it back leaves as they are; absent when there are none. */
  posteriores: z.array(z.object({ id: Id, archivo: z.string(), filas: z.int() })).optional(),
  /** How its titles differ from those of the profile it is read by, until it is applied; absent when they do not. */
  distinta: z
    .object({ faltan: z.array(z.object({ campo: z.string(), titulo: z.string() })), nuevas: z.array(z.string()) })
    .optional(),
  /** Of the list of a proveedor; absent for everything else. */
  lista: DatosDeLista.optional(),
  /** The batch of prices that a file of prices became. */
  lote: z.object({ id: Id, numero: z.int() }).optional(),
  /** The batch of prices that a file of costs proposed. */
  propuesta: LotePropuesto.optional(),
});
export type Importacion = z.infer<typeof Importacion>;

const params = z.object({ id: Id });
const conVersion = z.strictObject({ version: Version });
const comunes = ['comun.no_encontrado', 'comun.version_vieja', 'comun.transicion_invalida'] as const;

const consulta = z.strictObject({
  ...consultaDeLista(['creada']),
  entidad: EntidadDeArchivo.optional(),
  estado: Estado.optional(),
  /** The lists of that proveedor. */
  proveedorId: Id.optional(),
  filtros: filtrosPorColumna(FILTROS_DE_IMPORTACIONES),
});

export const listarImportaciones = endpoint({
  method: 'GET',
  path: '/api/importaciones',
  summary: 'Historial de importaciones, la última primero',
  permiso: 'importacion.hacer',
  alcance: 'empresa',
  query: consulta,
  response: listaDe(FilaDeImportacion),
  errors: [],
});

export const exportarImportaciones = endpoint({
  method: 'GET',
  path: '/api/importaciones/exportar',
  summary: 'El historial de importaciones que muestra el filtro, en CSV',
  permiso: 'importacion.hacer',
  alcance: 'empresa',
  query: consulta,
  response: z.string(),
  formato: 'csv',
  errors: [],
});

/** What a text file may weigh at most, as much as a spreadsheet opened, and what a spreadsheet, which is compressed (`seguridad` C11). */
export const MAXIMO_DE_ARCHIVO_MIB = 200;
export const MAXIMO_DE_PLANILLA_MIB = 25;

/** `multipart/form-data`: these fields first, and the file in `archivo`. */
export const cargarArchivo = endpoint({
  method: 'POST',
  path: '/api/importaciones',
  summary: 'Carga un archivo CSV o XLSX: reconoce su formato y sus columnas; todavía no cambia nada',
  permiso: 'importacion.hacer',
  alcance: 'empresa',
  status: 201,
  cuerpo: 'multipart',
  body: z.strictObject({
    entidad: EntidadDeArchivo,
    /** The name of a profile, of those that ship with the product or of those saved. */
    perfil: textoCorto(80).optional(),
    /** Whose list it is: with the entidad `listas_de_proveedor`, and with no other. */
    proveedorId: Id.optional(),
  }),
  response: Importacion,
  errors: [
    'importaciones.archivo_ausente',
    'importaciones.archivo_vacio',
    'importaciones.archivo_grande',
    'importaciones.demasiadas_columnas',
    'importaciones.no_es_texto',
    'importaciones.codificacion',
    'importaciones.perfil_desconocido',
    'importaciones.planilla_con_clave',
    'importaciones.planilla_con_macros',
    'importaciones.planilla_danada',
    'importaciones.planilla_desmedida',
    'importaciones.planilla_vieja',
    'articulos.proveedor_inactivo',
    'adjuntos.sin_lugar',
    'comun.archivo_infectado',
    'comun.sin_analisis',
  ],
});

export const verImportacion = endpoint({
  method: 'GET',
  path: '/api/importaciones/:id',
  summary: 'Una importación: formato, columnas, muestra, avance y resultado',
  permiso: 'importacion.hacer',
  alcance: 'empresa',
  params,
  response: Importacion,
  errors: ['comun.no_encontrado'],
});

export const cambiarImportacion = endpoint({
  method: 'PATCH',
  path: '/api/importaciones/:id',
  summary: 'Corrige el formato, las columnas o las opciones de un archivo cargado',
  permiso: 'importacion.hacer',
  alcance: 'empresa',
  params,
  body: z.strictObject({
    version: Version,
    formato: Formato.partial().optional(),
    /** Replaces the whole mapping. */
    mapeo: Mapeo.optional(),
    opciones: Opciones.partial().optional(),
    /** Takes format, mapping and options from a profile. */
    perfil: textoCorto(80).optional(),
  }),
  response: Importacion,
  errors: [
    ...comunes,
    'importaciones.perfil_desconocido',
    'importaciones.hoja_desconocida',
    'importaciones.demasiadas_columnas',
    'importaciones.tarea_en_curso',
  ],
});

const accion = <const Nombre extends string>(nombre: Nombre, summary: string, otros: readonly CodigoDeError[] = []) =>
  endpoint({
    method: 'POST',
    path: `/api/importaciones/:id/${nombre}`,
    summary,
    permiso: 'importacion.hacer',
    alcance: 'empresa',
    params,
    body: conVersion,
    response: Importacion,
    errors: [...comunes, 'importaciones.tarea_en_curso', ...otros],
  });

/** Long work answers when it ends or after two seconds, whichever is first: `tarea` says that it goes on. */
export const validarImportacion = accion('validar', 'Ensaya la importación: dice qué pasaría y no cambia nada', [
  'importaciones.faltan_columnas',
  'importaciones.bulto_sin_multiplo',
]);
export const aplicarImportacion = endpoint({
  ...accion('aplicar', 'Aplica la importación: todo o nada'),
  errors: [
    ...comunes,
    'importaciones.tarea_en_curso',
    'acceso.falta_confirmacion',
    'importaciones.faltan_columnas',
    'importaciones.bulto_sin_multiplo',
    'importaciones.lista_sin_comparar',
    'importaciones.lista_por_confirmar',
    'articulos.proveedor_inactivo',
  ],
  body: conVersion.extend({
    /** Of costs, in a file or the list of a proveedor: prepares the batch of prices that keeps the margins (PRE-18). */
    proponerPrecios: z.boolean().optional(),
  }),
});
export const revertirImportacion = accion('revertir', 'Devuelve lo importado a como estaba', [
  'acceso.falta_confirmacion',
  'importaciones.no_reversible',
]);
export const descartarImportacion = accion('descartar', 'Descarta un archivo cargado sin aplicarlo');

export const cancelarTarea = endpoint({
  method: 'POST',
  path: '/api/importaciones/:id/cancelar',
  summary: 'Interrumpe el trabajo en curso; no queda nada a medias',
  permiso: 'importacion.hacer',
  alcance: 'empresa',
  params,
  response: Importacion,
  errors: ['comun.no_encontrado', 'importaciones.sin_tarea'],
});
