import { type Campo, tituloDeCampo } from '@trastienda/nucleo/articulos/campos/campo.ts';
import type { EstadoDeLote } from '@trastienda/nucleo/articulos/precios/lotes/ciclo-de-lote.ts';
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
  LotePropuesto,
  listarImportaciones,
  Mapeo,
  Opciones,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import { type Entidad, esReversible } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { FILTROS_DE_IMPORTACIONES } from '@trastienda/nucleo/importaciones/filtros-del-historial.ts';
import { distintaDe } from '@trastienda/nucleo/importaciones/lectura/distinta.ts';
import { camposQueFaltan } from '@trastienda/nucleo/importaciones/lectura/reconocer.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { porColumnas, porFecha, porLista, porNombre, porNumero, porTexto } from '#db/filtros.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import type { Usuario } from '#http/contexto.ts';
import { fraseDe } from '#http/regla-rota.ts';
import { conPalabras } from '#tablas-generales/index.ts';
import { camposPara } from './articulos/campos-propios.query.ts';
import { leerAnterior } from './importaciones.repo.ts';
import { leerDatosDeLista } from './listas/datos-de-lista.query.ts';
import { leerPerfilDeLista } from './listas/perfil.repo.ts';
import { perfilesGuardados } from './perfiles.repo.ts';
import { seVe } from './ventas/de-su-sucursal.query.ts';
import { leerPosteriores } from './vuelta/pila-de-importaciones.query.ts';

type Consulta = ParsedOf<typeof listarImportaciones>['query'];

type Etapa = NonNullable<FilaDeImportacion['tarea']>['etapa'];

const conTarea = (db: Db | Tx) =>
  db
    .selectFrom('importacion as i')
    .innerJoin('usuario as u', 'u.id', 'i.creada_por')
    .leftJoin('proveedor as p', 'p.id', 'i.proveedor_id')
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
  'p.razon_social as deProveedor',
  sql<Tarea | null>`t.tarea`.as('tareaEnCurso'),
  sql<Etapa>`t.etapa`.as('etapa'),
  't.hechos',
  't.total',
  't.desde',
] as const;

type Leida = Omit<FilaDeImportacion, 'tarea' | 'proveedor'> & {
  readonly deProveedor: string | null;
  readonly tareaEnCurso: Tarea | null;
  readonly etapa: Etapa;
  readonly hechos: number | null;
  readonly total: number | null;
  readonly desde: string | null;
};

function aFila<F extends Leida>({ tareaEnCurso, etapa, hechos, total, desde, deProveedor, ...fila }: F) {
  const tarea =
    tareaEnCurso === null
      ? null
      : { tarea: tareaEnCurso, etapa, hechos: hechos ?? 0, total: total ?? 0, desde: desde ?? fila.creadaEn };
  return { ...fila, tarea, ...(deProveedor === null ? {} : { proveedor: deProveedor }) };
}

export const leerHistorial = (db: Db, consulta: Consulta, usuario: Usuario): Promise<Lista<FilaDeImportacion>> =>
  paginar({
    consulta,
    filtrado: [consulta.buscar, consulta.entidad, consulta.estado, consulta.proveedorId, consulta.filtros].some(
      (uno) => uno !== undefined,
    ),
    filas: async (limit, offset) =>
      (await ordenadas(db, consulta, usuario).select(COLUMNAS).limit(limit).offset(offset).execute()).map(aFila),
    contar: (tope) => contarFilas(db, filtradas(db, consulta, usuario), tope),
  });

export async function* todoElHistorial(
  db: Db,
  consulta: Consulta,
  usuario: Usuario,
): AsyncGenerator<FilaDeImportacion> {
  for await (const fila of ordenadas(db, consulta, usuario).select(COLUMNAS).stream(500)) yield aFila(fila);
}

const ordenadas = (db: Db, consulta: Consulta, usuario: Usuario) => {
  const direccion = consulta.orden === 'creada' ? 'asc' : 'desc';
  return filtradas(db, consulta, usuario).orderBy('i.creada_en', direccion).orderBy('i.id');
};

const deSusColumnas = porColumnas(FILTROS_DE_IMPORTACIONES, {
  archivo: porTexto(sql`i.archivo`),
  entidad: porLista(sql`i.entidad`),
  estado: porLista(sql`i.estado`),
  quien: porNombre(sql`i.creada_por`, 'usuario'),
  cuando: porFecha(sql`i.creada_en`),
  crear: porNumero(sql`i.crear`),
  actualizar: porNumero(sql`i.actualizar`),
  iguales: porNumero(sql`i.sin_cambios`),
  rechazadas: porNumero(sql`i.rechazadas`),
});

function filtradas(db: Db, { buscar, entidad, estado, proveedorId, filtros }: Consulta, usuario: Usuario) {
  let query = conTarea(db)
    .where(conPalabras(sql<string>`norma_palabras(concat_ws(' ', i.archivo, u.nombre, p.razon_social))`, buscar))
    .where(seVe(usuario));
  for (const condicion of deSusColumnas(filtros)) query = query.where(condicion);
  if (entidad !== undefined) query = query.where('i.entidad', '=', entidad);
  if (estado !== undefined) query = query.where('i.estado', '=', estado);
  if (proveedorId !== undefined) query = query.where('i.proveedor_id', '=', proveedorId);
  return query;
}

type Fallo = { readonly tarea: Tarea; readonly code: CodigoDeError; readonly data: unknown };

/** An importación as the wizard shows it, but for its sample; where its file waits, and what else it may bring. */
export async function leerVista(
  db: Db | Tx,
  id: string,
): Promise<
  | {
      readonly vista: Omit<Importacion, 'muestra' | 'hojas' | 'conArchivo'>;
      readonly guardado: string | null;
      /** The campos of the business that its file may bring. */
      readonly campos: readonly Campo[];
    }
  | undefined
> {
  const leida = await conTarea(db)
    .leftJoin('usuario as ua', 'ua.id', 'i.aplicada_por')
    .leftJoin('usuario as ur', 'ur.id', 'i.revertida_por')
    .leftJoin('lote_precio as l', 'l.id', 'i.lote_id')
    .select([
      ...COLUMNAS,
      'i.guardado',
      'i.proveedor_id as proveedorId',
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
      'i.lote_id as loteId',
      'l.numero as loteNumero',
      sql<EstadoDeLote | null>`l.estado`.as('loteEstado'),
    ])
    .where('i.id', '=', id)
    .executeTakeFirst();
  if (!leida) return undefined;
  const { guardado, hash, titulos, falla, loteId, loteNumero, loteEstado, proveedorId, ...resto } = leida;
  const fila = aFila(resto);
  const anterior = await leerAnterior(db, { id, entidad: fila.entidad, hash });
  const lista = fila.entidad === 'listas_de_proveedor' ? await leerDatosDeLista(db, id) : undefined;
  const campos = await camposPara(db, fila.entidad);
  return {
    guardado,
    campos,
    vista: {
      ...fila,
      acciones: fila.tarea === null ? accionesDe(fila.estado, fila.entidad) : [],
      columnas: titulos.map((titulo) => ({ titulo })),
      propios: campos.map((campo) => ({ campo: campo.id, titulo: tituloDeCampo(campo), nombre: campo.nombre })),
      faltan: camposQueFaltan(fila.entidad, fila.mapeo, fila.opciones.lista?.precioPorBulto ? ['multiplo'] : []),
      fallo: falla && { tarea: falla.tarea, code: falla.code, title: fraseDe(falla) },
      anterior: anterior ?? null,
      ...(await loDistinto(db, { ...fila, proveedorId, titulos })),
      ...(lista ? { lista } : {}),
      ...(await loPosterior(db, fila)),
      ...(loteId === null || loteNumero === null || loteEstado === null
        ? {}
        : suLote(fila.entidad, { id: loteId, numero: loteNumero, estado: loteEstado })),
    },
  };
}

/** Against the last list of its proveedor, or the profile that somebody saved. */
async function loDistinto(
  db: Db | Tx,
  {
    entidad,
    estado,
    perfil: nombre,
    proveedorId,
    titulos,
  }: FilaDeImportacion & { readonly proveedorId: string | null; readonly titulos: readonly string[] },
): Promise<Pick<Importacion, 'distinta'>> {
  if (estado !== 'CARGADA' && estado !== 'VALIDADA') return {};
  if (proveedorId === null && nombre === null) return {};
  const perfil =
    proveedorId === null
      ? (await perfilesGuardados(db, entidad)).find((uno) => uno.nombre === nombre)
      : await leerPerfilDeLista(db, proveedorId);
  const distinta = perfil && distintaDe(perfil, titulos);
  return distinta ? { distinta } : {};
}

/** Of one that may be taken back; lists of proveedores are put one over another, and say it line by line. */
async function loPosterior(
  db: Db | Tx,
  { id, entidad, estado, tarea }: FilaDeImportacion,
): Promise<Pick<Importacion, 'posteriores'>> {
  if (tarea !== null || entidad === 'listas_de_proveedor') return {};
  if (!accionesDe(estado, entidad).includes('revertir')) return {};
  const posteriores = await leerPosteriores(db, { importacionId: id, entidad });
  return posteriores.length === 0 ? {} : { posteriores };
}

/** Prices become a batch, costs and artículos propose one; that of a list is among what is its own. */
const suLote = (entidad: Entidad, lote: LotePropuesto): Pick<Importacion, 'lote' | 'propuesta'> => {
  if (entidad === 'costos' || entidad === 'articulos') return { propuesta: lote };
  return entidad === 'listas_de_proveedor' ? {} : { lote };
};

const accionesDe = (estado: EstadoDeImportacion, entidad: Entidad) =>
  cicloDeImportacion.accionesDesde(estado).filter((accion) => accion !== 'revertir' || esReversible(entidad));
