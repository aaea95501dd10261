import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import {
  FILTROS_DE_SUCURSALES,
  type listarSucursales,
  type Sucursal,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { deLaPrincipal } from '#adjuntos/index.ts';
import type { Db, Tx } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { CODIGO, porColumnas, porLista, porNumero, porTexto } from '#db/filtros.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import { conRestricciones } from '#db/restriccion.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { conId } from './con-id.sql.ts';
import { conPalabras, enEspanol, siNo } from './texto.sql.ts';

type Consulta = ParsedOf<typeof listarSucursales>['query'];

export const leerSucursales = (db: Db, consulta: Consulta): Promise<Lista<Sucursal>> =>
  paginar({
    consulta,
    filtrado: [consulta.buscar, consulta.activa, consulta.filtros].some((pedido) => pedido !== undefined),
    filas: (limit, offset) => ordenadas(db, consulta).limit(limit).offset(offset).execute(),
    contar: (tope) => contarFilas(db, filtradas(db, consulta), tope),
  });

export const todasLasSucursales = (db: Db, consulta: Consulta): AsyncIterable<Sucursal> =>
  ordenadas(db, consulta).stream(500);

function ordenadas(db: Db, consulta: Consulta) {
  return vistas(filtradas(db, consulta)).orderBy(enOrden(consulta.orden, ORDEN));
}

const ORDEN = {
  omision: 'nombre',
  columnas: { nombre: enEspanol('s.nombre'), codigo: sql`s.codigo collate "C"` },
  iguales: sql`s.id`,
} as const;

const deSusColumnas = porColumnas(FILTROS_DE_SUCURSALES, {
  codigo: porTexto(sql`s.codigo`, CODIGO),
  nombre: porTexto(sql`s.nombre`),
  lugar: porTexto(sql`concat_ws(' ', nullif(s.domicilio, ''), l.nombre)`),
  depositos: porTexto(
    sql`(select string_agg(d.nombre, ' ' order by d.principal desc, d.codigo) from deposito d
         where d.sucursal_id = s.id and d.activo)`,
  ),
  puntoDeVenta: porNumero(sql`s.punto_de_venta`),
  estado: porLista(sql`s.activa`),
});

function filtradas(db: Db, { buscar, filtros, id, activa }: Consulta) {
  const texto = sql<string>`norma_palabras(concat_ws(' ', s.nombre, s.codigo, s.domicilio, l.nombre))`;
  const todas = conLocalidad(db)
    .where(conPalabras(texto, buscar))
    .where(conId('s.id', id))
    .where((donde) => donde.and(deSusColumnas(filtros)));
  const bandera = siNo(activa);
  return bandera === undefined ? todas : todas.where('s.activa', '=', bandera);
}

const conLocalidad = (db: Db | Tx) =>
  db
    .selectFrom('sucursal as s')
    .leftJoin('localidad as l', 'l.id', 's.localidad_id')
    .leftJoin('provincia as p', 'p.id', 'l.provincia_id')
    .leftJoin('lista_precio as lp', 'lp.id', 's.lista_id');

const vistas = (query: ReturnType<typeof conLocalidad>) =>
  query.select((s) => [
    's.id',
    's.version',
    's.codigo',
    's.nombre',
    's.domicilio',
    's.localidad_id as localidadId',
    'l.nombre as localidad',
    'p.nombre as provincia',
    's.telefono',
    's.horario',
    's.punto_de_venta as puntoDeVenta',
    's.lista_id as listaId',
    'lp.nombre as lista',
    's.activa',
    sql<
      string | null
    >`'/api/tablas-generales/sucursales/' || s.id || '/logo?v=' || ${deLaPrincipal('SUCURSAL', sql`s.id`)}`.as('logo'),
    jsonArrayFrom(
      s
        .selectFrom('deposito as d')
        .select(['d.id', 'd.codigo', 'd.nombre', 'd.principal', 'd.activo'])
        .whereRef('d.sucursal_id', '=', 's.id')
        .orderBy('d.principal', 'desc')
        .orderBy('d.codigo'),
    ).as('depositos'),
  ]);

export const leerSucursal = (db: Db | Tx, id: string): Promise<Sucursal | undefined> =>
  vistas(conLocalidad(db)).where('s.id', '=', id).executeTakeFirst();

export type DatosDeSucursal = Pick<
  Sucursal,
  'codigo' | 'nombre' | 'domicilio' | 'localidadId' | 'telefono' | 'horario' | 'puntoDeVenta' | 'listaId'
>;

export async function crearSucursal(tx: Tx, id: string, datos: DatosDeSucursal): Promise<void> {
  await conRestricciones(tx, alChocar(tx, datos), () =>
    tx
      .insertInto('sucursal')
      .values({ id, ...columnas(datos) })
      .execute(),
  );
}

export async function cambiarSucursal(
  tx: Tx,
  id: string,
  { activa, ...datos }: DatosDeSucursal & { readonly activa: boolean },
): Promise<void> {
  await conRestricciones(tx, alChocar(tx, datos), () =>
    tx
      .updateTable('sucursal')
      .set({ ...columnas(datos), activa, version: sql`version + 1` })
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}

const columnas = (datos: DatosDeSucursal) => ({
  codigo: datos.codigo,
  nombre: datos.nombre,
  domicilio: datos.domicilio,
  localidad_id: datos.localidadId,
  telefono: datos.telefono,
  horario: datos.horario,
  punto_de_venta: datos.puntoDeVenta,
  lista_id: datos.listaId,
});

const alChocar = (tx: Tx, { codigo, puntoDeVenta }: DatosDeSucursal) => ({
  sucursal_codigo: async () => {
    const otra = await tx
      .selectFrom('sucursal')
      .select('nombre')
      .where(sql<boolean>`norma_codigo(codigo) = ${normaCodigo(codigo)}`)
      .executeTakeFirst();
    return rechazar('tablas.codigo_repetido', { codigo, otro: definido(otra, 'the other sucursal').nombre });
  },
  sucursal_punto_de_venta: async () => {
    const otra = await tx
      .selectFrom('sucursal')
      .select('nombre')
      .where('punto_de_venta', '=', puntoDeVenta)
      .executeTakeFirst();
    return rechazar('tablas.punto_de_venta_repetido', {
      puntoDeVenta: definido(puntoDeVenta, 'the number that is taken'),
      sucursal: definido(otra, 'the other sucursal').nombre,
    });
  },
  sucursal_localidad_id_fkey: () => datosInvalidos([{ path: ['localidadId'], message: 'Esa localidad no existe.' }]),
});
