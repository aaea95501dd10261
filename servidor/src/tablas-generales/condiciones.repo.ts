import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import {
  type CondicionDeVenta,
  FILTROS_DE_CONDICIONES,
  type listarCondiciones,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { porColumnas, porLista, porNumero, porTexto } from '#db/filtros.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import { conRestricciones } from '#db/restriccion.ts';
import { rechazar } from '#http/regla-rota.ts';
import { conId } from './con-id.sql.ts';
import { conPalabras, enEspanol, siNo } from './texto.sql.ts';

type Consulta = ParsedOf<typeof listarCondiciones>['query'];

export const leerCondiciones = (db: Db, consulta: Consulta): Promise<Lista<CondicionDeVenta>> =>
  paginar({
    consulta,
    filtrado: false,
    filas: (limit, offset) => condiciones(db, consulta).limit(limit).offset(offset).execute(),
    contar: (tope) => contarFilas(db, condiciones(db, consulta), tope),
  });

export const todasLasCondiciones = (db: Db, consulta: Consulta): AsyncIterable<CondicionDeVenta> =>
  condiciones(db, consulta).stream(500);

const deSusColumnas = porColumnas(FILTROS_DE_CONDICIONES, {
  nombre: porTexto(sql`c.nombre`),
  orden: porNumero(sql`c.orden`),
  lista: porTexto(sql`l.nombre`),
  estado: porLista(sql`c.activa`),
});

function condiciones(db: Db, { buscar, filtros, id, activa, orden }: Consulta) {
  const bandera = siNo(activa);
  return vistas(db)
    .where(conPalabras(sql<string>`norma_palabras(c.nombre)`, buscar))
    .where(conId('c.id', id))
    .where((donde) => donde.and(deSusColumnas(filtros)))
    .$if(bandera !== undefined, (query) => query.where('c.activa', '=', bandera ?? true))
    .orderBy(enOrden(orden, ORDEN));
}

const ORDEN = {
  omision: 'orden',
  columnas: { orden: sql`c.orden`, nombre: enEspanol('c.nombre') },
  iguales: sql`c.id`,
} as const;

const vistas = (db: Db) =>
  db
    .selectFrom('condicion_venta as c')
    .leftJoin('lista_precio as l', 'l.id', 'c.lista_id')
    .select(['c.id', 'c.version', 'c.nombre', 'c.orden', 'c.lista_id as listaId', 'l.nombre as lista', 'c.activa']);

export const leerCondicion = (db: Db, id: string): Promise<CondicionDeVenta | undefined> =>
  vistas(db).where('c.id', '=', id).executeTakeFirst();

/**
 * Those that make or change a condición go one after another: its place is decided over all of them, also when there is none
 * yet. Selling goes on: it only names them.
 */
export async function bloquearCondiciones(tx: Tx): Promise<void> {
  await sql`lock table condicion_venta in share row exclusive mode`.execute(tx);
}

type Datos = Pick<CondicionDeVenta, 'nombre' | 'listaId'>;

/** A new one goes last, as the one that gives most: nobody chooses it without leave until somebody says otherwise. */
export async function crearCondicion(tx: Tx, id: string, datos: Datos): Promise<void> {
  await conRestricciones(tx, alChocar(tx, datos), () =>
    tx
      .insertInto('condicion_venta')
      .values({ id, ...columnas(datos), orden: sql`(select coalesce(max(orden), 0) + 1 from condicion_venta)` })
      .execute(),
  );
}

export async function cambiarCondicion(
  tx: Tx,
  { id, activa, ...datos }: Datos & Pick<CondicionDeVenta, 'id' | 'activa'>,
): Promise<void> {
  await conRestricciones(tx, alChocar(tx, datos), () =>
    tx
      .updateTable('condicion_venta')
      .set({ ...columnas(datos), activa, version: sql`version + 1` })
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}

/** Puts a condición in a place, from 1; those behind move one on. */
export async function ordenarCondicion(tx: Tx, id: string, lugar: number): Promise<void> {
  await sql`
    update condicion_venta c set orden = n.lugar
      from (select id, row_number() over (order by case when id = ${id} then ${lugar} - 0.5 else puesto end) as lugar
              from (select id, row_number() over (order by id = ${id}, orden) as puesto from condicion_venta) p) n
     where n.id = c.id and c.orden <> n.lugar
  `.execute(tx);
}

const columnas = ({ nombre, listaId }: Datos) => ({ nombre, nombre_norm: normaCodigo(nombre), lista_id: listaId });

const alChocar = (tx: Tx, { nombre }: Datos) => ({
  condicion_venta_nombre: async () => {
    const otra = await tx
      .selectFrom('condicion_venta')
      .select('nombre')
      .where('nombre_norm', '=', normaCodigo(nombre))
      .executeTakeFirst();
    return rechazar('tablas.nombre_repetido', { otro: definido(otra, 'the other condición').nombre });
  },
});
