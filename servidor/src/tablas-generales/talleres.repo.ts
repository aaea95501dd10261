import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { FILTROS_DE_TALLERES, type listarTalleres, type Taller } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { CODIGO, porColumnas, porLista, porTexto } from '#db/filtros.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import { conRestricciones } from '#db/restriccion.ts';
import { rechazar } from '#http/regla-rota.ts';
import { conId } from './con-id.sql.ts';
import { conPalabras, enEspanol, siNo } from './texto.sql.ts';

type Consulta = ParsedOf<typeof listarTalleres>['query'];

export const leerTalleres = (db: Db, consulta: Consulta): Promise<Lista<Taller>> =>
  paginar({
    consulta,
    filtrado: false,
    filas: (limit, offset) => ordenados(db, consulta).limit(limit).offset(offset).execute(),
    contar: (tope) => contarFilas(db, filtrados(db, consulta), tope),
  });

export const todosLosTalleres = (db: Db, consulta: Consulta): AsyncIterable<Taller> =>
  ordenados(db, consulta).stream(500);

const ORDEN = {
  omision: 'nombre',
  columnas: { nombre: enEspanol('t.nombre'), codigo: sql`t.codigo collate "C"`, sucursal: enEspanol('s.nombre') },
  iguales: sql`t.id`,
} as const;

function ordenados(db: Db, consulta: Consulta) {
  return vistas(filtrados(db, consulta)).orderBy(enOrden(consulta.orden, ORDEN));
}

const deSusColumnas = porColumnas(FILTROS_DE_TALLERES, {
  codigo: porTexto(sql`t.codigo`, CODIGO),
  nombre: porTexto(sql`t.nombre`),
  sucursal: porTexto(sql`s.nombre`),
  deposito: porTexto(sql`d.nombre`),
  estado: porLista(sql`t.activo`),
});

function filtrados(db: Db, { buscar, filtros, id, sucursalId, activo }: Consulta) {
  const bandera = siNo(activo);
  return conLugares(db)
    .where(conPalabras(sql<string>`norma_palabras(concat_ws(' ', t.nombre, t.codigo, s.nombre))`, buscar))
    .where(conId('t.id', id))
    .where((donde) => donde.and(deSusColumnas(filtros)))
    .$if(sucursalId !== undefined, (query) => query.where('t.sucursal_id', '=', sucursalId ?? ''))
    .$if(bandera !== undefined, (query) => query.where('t.activo', '=', bandera ?? true));
}

const conLugares = (db: Db) =>
  db
    .selectFrom('taller as t')
    .innerJoin('sucursal as s', 's.id', 't.sucursal_id')
    .leftJoin('deposito as d', 'd.id', 't.deposito_id');

const vistas = (query: ReturnType<typeof conLugares>) =>
  query.select([
    't.id',
    't.version',
    't.codigo',
    't.nombre',
    't.sucursal_id as sucursalId',
    's.nombre as sucursal',
    't.deposito_id as depositoId',
    'd.nombre as deposito',
    't.activo',
  ]);

export const leerTaller = (db: Db, id: string): Promise<Taller | undefined> =>
  vistas(conLugares(db)).where('t.id', '=', id).executeTakeFirst();

type DatosDeTaller = Pick<Taller, 'codigo' | 'nombre' | 'depositoId'>;

export async function crearTaller(
  tx: Tx,
  id: string,
  datos: DatosDeTaller & { readonly sucursalId: string },
): Promise<void> {
  const { codigo, nombre, depositoId, sucursalId } = datos;
  await conRestricciones(tx, alChocar(tx, codigo), () =>
    tx.insertInto('taller').values({ id, codigo, nombre, deposito_id: depositoId, sucursal_id: sucursalId }).execute(),
  );
}

export async function cambiarTaller(
  tx: Tx,
  id: string,
  { codigo, nombre, depositoId, activo }: DatosDeTaller & { readonly activo: boolean },
): Promise<void> {
  await conRestricciones(tx, alChocar(tx, codigo), () =>
    tx
      .updateTable('taller')
      .set({ codigo, nombre, deposito_id: depositoId, activo, version: sql`version + 1` })
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}

const alChocar = (tx: Tx, codigo: string) => ({
  taller_codigo: async () => {
    const otro = await tx
      .selectFrom('taller')
      .select('nombre')
      .where(sql<boolean>`norma_codigo(codigo) = ${normaCodigo(codigo)}`)
      .executeTakeFirst();
    return rechazar('tablas.codigo_repetido', { codigo, otro: definido(otro, 'the other taller').nombre });
  },
});
