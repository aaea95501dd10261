import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import type { CodigoDeError } from '@trastienda/nucleo/errores.ts';
import {
  cicloDeImportacion,
  type EstadoDeImportacion,
  type Tarea,
} from '@trastienda/nucleo/importaciones/ciclo-de-importacion.ts';
import type {
  FilaDeImportacion,
  Formato,
  Importacion,
  listarImportaciones,
  Mapeo,
  Opciones,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import { type Entidad, esReversible } from '@trastienda/nucleo/importaciones/entidades.ts';
import { camposQueFaltan } from '@trastienda/nucleo/importaciones/reconocer.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import { fraseDe } from '#http/regla-rota.ts';
import { conPalabras } from '#tablas-generales/index.ts';
import { leerAnterior } from './importaciones.repo.ts';

type Consulta = ParsedOf<typeof listarImportaciones>['query'];

type Etapa = NonNullable<FilaDeImportacion['tarea']>['etapa'];

const conTarea = (db: Db | Tx) =>
  db
    .selectFrom('importacion as i')
    .innerJoin('usuario as u', 'u.id', 'i.creada_por')
    .leftJoin('importacion_tarea as t', 't.importacion_id', 'i.id');

const COLUMNAS = [
  'i.id',
  'i.version',
  sql<Entidad>`i.entidad`.as('entidad'),
  'i.archivo',
  'i.bytes',
  sql<EstadoDeImportacion>`i.estado`.as('estado'),
  'i.perfil',
  'i.leidas',
  'i.rechazadas',
  'i.crear',
  'i.actualizar',
  'i.sin_cambios as sinCambios',
  'i.creada_en as creadaEn',
  'u.nombre as creadaPor',
  'i.aplicada_en as aplicadaEn',
  'i.revertida_en as revertidaEn',
  sql<Tarea | null>`t.tarea`.as('tareaEnCurso'),
  sql<Etapa>`t.etapa`.as('etapa'),
  't.hechos',
  't.total',
  't.desde',
] as const;

type Leida = Omit<FilaDeImportacion, 'tarea'> & {
  readonly tareaEnCurso: Tarea | null;
  readonly etapa: Etapa;
  readonly hechos: number | null;
  readonly total: number | null;
  readonly desde: string | null;
};

function aFila<F extends Leida>({ tareaEnCurso, etapa, hechos, total, desde, ...fila }: F) {
  const tarea =
    tareaEnCurso === null
      ? null
      : { tarea: tareaEnCurso, etapa, hechos: hechos ?? 0, total: total ?? 0, desde: desde ?? fila.creadaEn };
  return { ...fila, tarea };
}

export const leerHistorial = (db: Db, consulta: Consulta): Promise<Lista<FilaDeImportacion>> =>
  paginar({
    consulta,
    filtrado: consulta.buscar !== undefined || consulta.entidad !== undefined || consulta.estado !== undefined,
    filas: async (limit, offset) =>
      (await ordenadas(db, consulta).select(COLUMNAS).limit(limit).offset(offset).execute()).map(aFila),
    contar: (tope) => contarFilas(db, filtradas(db, consulta), tope),
  });

export async function* todoElHistorial(db: Db, consulta: Consulta): AsyncGenerator<FilaDeImportacion> {
  for await (const fila of ordenadas(db, consulta).select(COLUMNAS).stream(500)) yield aFila(fila);
}

const ordenadas = (db: Db, consulta: Consulta) => {
  const direccion = consulta.orden === 'creada' ? 'asc' : 'desc';
  return filtradas(db, consulta).orderBy('i.creada_en', direccion).orderBy('i.id');
};

function filtradas(db: Db, { buscar, entidad, estado }: Consulta) {
  let query = conTarea(db).where(conPalabras(sql<string>`norma_palabras(i.archivo || ' ' || u.nombre)`, buscar));
  if (entidad !== undefined) query = query.where('i.entidad', '=', entidad);
  if (estado !== undefined) query = query.where('i.estado', '=', estado);
  return query;
}

type Fallo = { readonly tarea: Tarea; readonly code: CodigoDeError; readonly data: unknown };

/** An importación as the wizard shows it, but for its sample; and where its file waits. */
export async function leerVista(
  db: Db | Tx,
  id: string,
): Promise<{ readonly vista: Omit<Importacion, 'muestra'>; readonly guardado: string | null } | undefined> {
  const leida = await conTarea(db)
    .leftJoin('usuario as ua', 'ua.id', 'i.aplicada_por')
    .leftJoin('usuario as ur', 'ur.id', 'i.revertida_por')
    .select([
      ...COLUMNAS,
      'i.guardado',
      'i.archivo_hash as hash',
      sql<Formato>`i.formato`.as('formato'),
      'i.titulos',
      sql<Mapeo>`i.mapeo`.as('mapeo'),
      sql<Opciones>`i.opciones`.as('opciones'),
      sql<Fallo | null>`i.fallo`.as('falla'),
      sql<Importacion['detalles']>`i.detalles`.as('detalles'),
      'i.no_revertidas as noRevertidas',
      'i.validada_en as validadaEn',
      'ua.nombre as aplicadaPor',
      'ur.nombre as revertidaPor',
    ])
    .where('i.id', '=', id)
    .executeTakeFirst();
  if (!leida) return undefined;
  const { guardado, hash, titulos, falla, ...resto } = leida;
  const fila = aFila(resto);
  const anterior = await leerAnterior(db, { id, entidad: fila.entidad, hash });
  return {
    guardado,
    vista: {
      ...fila,
      acciones: fila.tarea === null ? accionesDe(fila.estado, fila.entidad) : [],
      columnas: titulos.map((titulo) => ({ titulo })),
      faltan: camposQueFaltan(fila.entidad, fila.mapeo),
      fallo: falla && { tarea: falla.tarea, code: falla.code, title: fraseDe(falla) },
      anterior: anterior ?? null,
    },
  };
}

const accionesDe = (estado: EstadoDeImportacion, entidad: Entidad) =>
  cicloDeImportacion.accionesDesde(estado).filter((accion) => accion !== 'revertir' || esReversible(entidad));
