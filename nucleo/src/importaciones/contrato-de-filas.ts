import { z } from 'zod';
import { Id } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';

/** What came, or would come, of the rows of a file. */
export const RESULTADOS = ['CREAR', 'ACTUALIZAR', 'SIN_CAMBIOS', 'RECHAZADA'] as const;
const Resultado = z.enum(RESULTADOS);

export const Rechazo = z.object({
  /** The title of the column in the file; empty when the whole row is at fault. */
  columna: z.string(),
  valor: z.string(),
  motivo: z.string(),
});

/** «Precio «abc»: no es un número.» */
export const textoDeRechazo = ({ columna, valor, motivo }: z.infer<typeof Rechazo>): string => {
  const donde = [columna, valor === '' ? '' : `«${valor}»`].filter((parte) => parte !== '').join(' ');
  return donde === '' ? motivo : `${donde}: ${motivo}`;
};

export const FilaImportada = z.object({
  fila: z.int(),
  resultado: Resultado,
  /** The código of the artículo, the document of the cliente, the number of the comprobante. */
  referencia: z.string(),
  texto: z.string(),
  /** The record it created or changed; null before applying and for what was left out. */
  registroId: Id.nullable(),
  /** Field by field, as people read them; `antes` null for what is created. */
  cambios: z.array(z.object({ campo: z.string(), antes: z.string().nullable(), despues: z.string().nullable() })),
  rechazos: z.array(Rechazo),
  /** Why a reversal left it as it is; null when it did not, or before reverting. */
  noRevertida: z.string().nullable(),
});
export type FilaImportada = z.infer<typeof FilaImportada>;

/**
 * The columns of the rows of a file and what each can be asked (TD-07): `cambios`, which fields change (`campos-que-cambian.ts`);
 * `motivo`, why it was left out, or left as it is by a reversal.
 */
export const FILTROS_DE_FILAS = {
  fila: 'numero',
  resultado: 'lista',
  referencia: 'texto',
  texto: 'texto',
  cambios: 'lista',
  motivo: 'texto',
} as const;

const ConsultaDeFilas = z.strictObject({
  ...consultaDeLista(['fila']),
  filtros: filtrosPorColumna(FILTROS_DE_FILAS),
  resultado: Resultado.optional(),
  /** Only those that a reversal left as they are. */
  noRevertidas: z.literal('true').optional(),
});

export const listarFilasImportadas = endpoint({
  method: 'GET',
  path: '/api/importaciones/:id/filas',
  summary: 'Qué pasa, o pasó, con cada fila del archivo',
  permiso: 'importacion.hacer',
  alcance: 'empresa',
  params: z.object({ id: Id }),
  query: ConsultaDeFilas,
  response: listaDe(FilaImportada),
  errors: ['comun.no_encontrado'],
});

/** So many reasons are told by name: a file that goes wrong does it in a few ways. */
export const MOTIVOS_QUE_SE_DICEN = 8;

export const contarMotivos = endpoint({
  method: 'GET',
  path: '/api/importaciones/:id/motivos',
  summary: 'En cuántas filas del archivo está cada motivo por el que algo no se toma',
  permiso: 'importacion.hacer',
  alcance: 'empresa',
  params: z.object({ id: Id }),
  response: z.object({
    /**
     * From the one of most rows. Those that differ in what they tell of their row are one, with «…» in its place; the filter of
     * a reason takes it as it is here. A row with two reasons counts in both, also one that goes on without what they are about.
     */
    motivos: z.array(z.object({ motivo: z.string(), filas: z.int() })),
    /** How many reasons more there are. */
    otros: z.int(),
  }),
  errors: ['comun.no_encontrado'],
});
export type MotivosDeRechazo = z.infer<typeof contarMotivos.response>;

export const exportarFilasImportadas = endpoint({
  method: 'GET',
  path: '/api/importaciones/:id/filas/exportar',
  summary: 'Las mismas filas en una planilla',
  permiso: 'importacion.hacer',
  alcance: 'empresa',
  params: z.object({ id: Id }),
  query: ConsultaDeFilas,
  response: z.string(),
  formato: 'csv',
  errors: ['comun.no_encontrado'],
});
