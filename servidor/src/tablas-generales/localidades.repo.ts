import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import {
  FILTROS_DE_LOCALIDADES,
  type Localidad,
  type listarLocalidades,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { type IdentidadDeLocalidad, nombrarLocalidad } from '@trastienda/nucleo/tablas-generales/localidad.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { CODIGO, PALABRAS, porColumnas, porIds, porLista, porTexto } from '#db/filtros.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import { conRestricciones } from '#db/restriccion.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { conId } from './con-id.sql.ts';
import { conPalabras, enEspanol, siNo } from './texto.sql.ts';

type Consulta = ParsedOf<typeof listarLocalidades>['query'];

export const leerLocalidades = (db: Db, consulta: Consulta): Promise<Lista<Localidad>> =>
  paginar({
    consulta,
    filtrado: [consulta.buscar, consulta.provinciaId, consulta.activa, consulta.filtros].some(
      (pedido) => pedido !== undefined,
    ),
    filas: (limit, offset) => ordenadas(db, consulta).limit(limit).offset(offset).execute(),
    contar: (tope) => contarFilas(db, filtradas(db, consulta), tope),
  });

export const todasLasLocalidades = (db: Db, consulta: Consulta): AsyncIterable<Localidad> =>
  ordenadas(db, consulta).stream(500);

const ORDEN = {
  omision: 'nombre',
  columnas: {
    nombre: enEspanol('l.nombre'),
    partido: enEspanol('l.partido'),
    provincia: enEspanol('p.nombre'),
    codigoPostal: sql`l.codigo_postal collate "C"`,
  },
  conNada: ['codigoPostal'],
  iguales: sql`l.id`,
} as const;

function ordenadas(db: Db, consulta: Consulta) {
  return vistas(filtradas(db, consulta)).orderBy(enOrden(consulta.orden, ORDEN));
}

const deSusColumnas = porColumnas(FILTROS_DE_LOCALIDADES, {
  nombre: porTexto(sql`l.nombre`, PALABRAS, sql`l.busqueda`),
  partido: porTexto(sql`l.partido`, PALABRAS, sql`l.busqueda`),
  provincia: porIds(sql`l.provincia_id`),
  codigoPostal: porTexto(sql`l.codigo_postal`, CODIGO),
  estado: porLista(sql`l.activa`),
});

function filtradas(db: Db, { buscar, filtros, id, provinciaId, activa }: Consulta) {
  const todas = conProvincia(db)
    .where(conPalabras(sql.ref('l.busqueda'), buscar))
    .where(conId('l.id', id))
    .where((donde) => donde.and(deSusColumnas(filtros)));
  const deProvincia = provinciaId === undefined ? todas : todas.where('l.provincia_id', '=', provinciaId);
  const bandera = siNo(activa);
  return bandera === undefined ? deProvincia : deProvincia.where('l.activa', '=', bandera);
}

const conProvincia = (db: Db) => db.selectFrom('localidad as l').innerJoin('provincia as p', 'p.id', 'l.provincia_id');

const vistas = (query: ReturnType<typeof conProvincia>) =>
  query.select([
    'l.id',
    'l.version',
    'l.nombre',
    'l.partido',
    'l.codigo_postal as codigoPostal',
    'l.provincia_id as provinciaId',
    'p.nombre as provincia',
    'l.latitud',
    'l.longitud',
    'l.activa',
  ]);

export const leerLocalidad = (db: Db, id: string): Promise<Localidad | undefined> =>
  vistas(conProvincia(db)).where('l.id', '=', id).executeTakeFirst();

export type DatosDeLocalidad = IdentidadDeLocalidad & {
  readonly latitud: string | null;
  readonly longitud: string | null;
};

export async function crearLocalidad(tx: Tx, id: string, datos: DatosDeLocalidad): Promise<void> {
  await conRestricciones(tx, alChocar(tx, datos), () =>
    tx
      .insertInto('localidad')
      .values({ id, ...columnas(datos) })
      .execute(),
  );
}

export async function cambiarLocalidad(
  tx: Tx,
  id: string,
  { activa, ...datos }: DatosDeLocalidad & { readonly activa: boolean },
): Promise<void> {
  await conRestricciones(tx, alChocar(tx, datos), () =>
    tx
      .updateTable('localidad')
      .set({ ...columnas(datos), activa, version: sql`version + 1` })
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}

const columnas = ({ provinciaId, nombre, partido, codigoPostal, latitud, longitud }: DatosDeLocalidad) => ({
  provincia_id: provinciaId,
  nombre,
  nombre_norm: normaCodigo(nombre),
  partido,
  partido_norm: normaCodigo(partido),
  codigo_postal: codigoPostal,
  latitud,
  longitud,
});

const alChocar = (tx: Tx, datos: DatosDeLocalidad) => ({
  localidad_unica: async () => {
    const otra = await vistas(conProvincia(tx))
      .where('l.provincia_id', '=', datos.provinciaId)
      .where('l.nombre_norm', '=', normaCodigo(datos.nombre))
      .where('l.partido_norm', '=', normaCodigo(datos.partido))
      .where(sql<boolean>`coalesce(l.codigo_postal, '') = ${datos.codigoPostal ?? ''}`)
      .executeTakeFirst();
    return rechazar('tablas.localidad_repetida', {
      localidad: nombrarLocalidad(definido(otra, 'the other localidad')),
    });
  },
  localidad_provincia_id_fkey: () => datosInvalidos([{ path: ['provinciaId'], message: 'Esa provincia no existe.' }]),
});

/**
 * Adds the localidades that are not there yet, in one statement, and says how many those were.
 * Rows repeated in `filas` count once. Provinces must exist.
 */
export async function cargarLocalidades(
  tx: Tx,
  filas: readonly DatosDeLocalidad[],
): Promise<{ readonly creadas: number }> {
  const nuevas = filas.map(columnas);
  const { rows } = await sql`
    insert into localidad (id, provincia_id, nombre, nombre_norm, partido, partido_norm, codigo_postal, latitud, longitud)
    select * from unnest(
      ${nuevas.map(() => uuidv7())}::uuid[], ${nuevas.map((fila) => fila.provincia_id)}::uuid[],
      ${nuevas.map((fila) => fila.nombre)}::text[], ${nuevas.map((fila) => fila.nombre_norm)}::text[],
      ${nuevas.map((fila) => fila.partido)}::text[], ${nuevas.map((fila) => fila.partido_norm)}::text[],
      ${nuevas.map((fila) => fila.codigo_postal)}::text[],
      ${nuevas.map((fila) => fila.latitud)}::numeric[], ${nuevas.map((fila) => fila.longitud)}::numeric[])
    on conflict do nothing
    returning id
  `.execute(tx);
  return { creadas: rows.length };
}
