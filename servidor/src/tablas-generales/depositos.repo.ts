import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import {
  type Deposito,
  FILTROS_DE_DEPOSITOS,
  type listarDepositos,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import type { ClaseDeDeposito, ClaseReal } from '@trastienda/nucleo/tablas-generales/deposito.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { CODIGO, porColumnas, porLista, porTexto } from '#db/filtros.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import { conRestricciones } from '#db/restriccion.ts';
import { rechazar } from '#http/regla-rota.ts';
import { conId } from './con-id.sql.ts';
import { conPalabras, enEspanol, siNo } from './texto.sql.ts';

type Consulta = ParsedOf<typeof listarDepositos>['query'];

export const leerDepositos = (db: Db, consulta: Consulta): Promise<Lista<Deposito>> =>
  paginar({
    consulta,
    // A handful of places: counting them all is nothing.
    filtrado: false,
    filas: (limit, offset) => ordenados(db, consulta).limit(limit).offset(offset).execute(),
    contar: (tope) => contarFilas(db, filtrados(db, consulta), tope),
  });

export const todosLosDepositos = (db: Db, consulta: Consulta): AsyncIterable<Deposito> =>
  ordenados(db, consulta).stream(500);

const ORDEN = {
  omision: 'sucursal',
  columnas: {
    nombre: enEspanol('d.nombre'),
    codigo: sql`d.codigo collate "C"`,
    clase: sql`d.clase collate "C"`,
    sucursal: enEspanol('s.nombre'),
  },
  iguales: [sql`d.principal desc`, enEspanol('d.nombre'), sql`d.id`],
} as const;

function ordenados(db: Db, consulta: Consulta) {
  return vistas(filtrados(db, consulta)).orderBy(enOrden(consulta.orden, ORDEN));
}

function filtrados(db: Db, { buscar, filtros, id, sucursalId, clase, vendible, activo, virtuales }: Consulta) {
  const banderas = { vendible: siNo(vendible), activo: siNo(activo) };
  return conSucursal(db)
    .where(conPalabras(sql<string>`norma_palabras(concat_ws(' ', d.nombre, d.codigo, s.nombre))`, buscar))
    .where(conId('d.id', id))
    .where((donde) => donde.and(deSusColumnas(filtros)))
    .$if(virtuales !== 'true', (query) => query.where('d.virtual', '=', false))
    .$if(sucursalId !== undefined, (query) => query.where('d.sucursal_id', '=', sucursalId ?? null))
    .$if(clase !== undefined, (query) => query.where('d.clase', '=', clase ?? ''))
    .$if(banderas.vendible !== undefined, (query) => query.where('d.vendible', '=', banderas.vendible ?? true))
    .$if(banderas.activo !== undefined, (query) => query.where(ACTIVO, '=', banderas.activo ?? true));
}

/** A depósito of a closed sucursal is closed with it. */
const ACTIVO = sql<boolean>`(d.activo and coalesce(s.activa, true))`;

const deSusColumnas = porColumnas(FILTROS_DE_DEPOSITOS, {
  codigo: porTexto(sql`d.codigo`, CODIGO),
  nombre: porTexto(sql`d.nombre`),
  sucursal: porTexto(sql`s.nombre`),
  clase: porLista(sql`d.clase`),
  vendible: porLista(sql`d.vendible`),
  estado: porLista(ACTIVO),
});

const conSucursal = (db: Db) => db.selectFrom('deposito as d').leftJoin('sucursal as s', 's.id', 'd.sucursal_id');

const vistas = (query: ReturnType<typeof conSucursal>) =>
  query
    .select([
      'd.id',
      'd.version',
      'd.codigo',
      'd.nombre',
      'd.clase',
      'd.sucursal_id as sucursalId',
      's.nombre as sucursal',
      'd.vendible',
      'd.virtual',
      'd.principal',
      'd.activo',
      sql<boolean>`coalesce(s.activa, true)`.as('sucursalActiva'),
    ])
    .$narrowType<{ clase: ClaseDeDeposito }>();

export const leerDeposito = (db: Db, id: string): Promise<Deposito | undefined> =>
  vistas(conSucursal(db)).where('d.id', '=', id).executeTakeFirst();

type DatosDeDeposito = {
  readonly sucursalId: string;
  readonly codigo: string;
  readonly nombre: string;
  readonly clase: ClaseReal;
  readonly vendible: boolean;
  readonly principal: boolean;
};

export async function crearDeposito(tx: Tx, id: string, datos: DatosDeDeposito): Promise<void> {
  const { sucursalId, codigo, nombre, clase, vendible, principal } = datos;
  await conRestricciones(tx, alChocar(tx, datos), () =>
    tx
      .insertInto('deposito')
      .values({ id, sucursal_id: sucursalId, codigo, nombre, clase, vendible, principal, virtual: false })
      .execute(),
  );
}

type DespuesDeDeposito = Pick<Deposito, 'sucursalId' | 'codigo' | 'nombre' | 'vendible' | 'principal' | 'activo'>;

export async function cambiarDeposito(tx: Tx, id: string, despues: DespuesDeDeposito): Promise<void> {
  const { codigo, nombre, vendible, principal, activo } = despues;
  await conRestricciones(tx, alChocar(tx, despues), () =>
    tx
      .updateTable('deposito')
      .set({ codigo, nombre, vendible, principal, activo, version: sql`version + 1` })
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}

/** Takes the place of principal away, so that another depósito of the sucursal can have it. Answers whose it was. */
export async function quitarPrincipal(tx: Tx, sucursalId: string): Promise<readonly string[]> {
  const filas = await tx
    .updateTable('deposito')
    .set({ principal: false, version: sql`version + 1` })
    .where('sucursal_id', '=', sucursalId)
    .where('principal', '=', true)
    .returning('id')
    .execute();
  return filas.map(({ id }) => id);
}

const alChocar = (tx: Tx, { sucursalId, codigo }: { readonly sucursalId: string | null; readonly codigo: string }) => ({
  deposito_codigo: async () => {
    const otro = await tx
      .selectFrom('deposito')
      .select('nombre')
      .where('sucursal_id', '=', sucursalId)
      .where(sql<boolean>`norma_codigo(codigo) = ${normaCodigo(codigo)}`)
      .executeTakeFirst();
    return rechazar('tablas.codigo_repetido', { codigo, otro: definido(otro, 'the other depósito').nombre });
  },
});
