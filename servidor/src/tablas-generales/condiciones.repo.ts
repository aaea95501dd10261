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
import { porColumnas, porLista, porTexto } from '#db/filtros.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import { conRestricciones } from '#db/restriccion.ts';
import { rechazar } from '#http/regla-rota.ts';
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
  lista: porTexto(sql`l.nombre`),
  estado: porLista(sql`c.activa`),
});

function condiciones(db: Db, { buscar, filtros, activa, orden }: Consulta) {
  const bandera = siNo(activa);
  return vistas(db)
    .where(conPalabras(sql<string>`norma_palabras(c.nombre)`, buscar))
    .where((donde) => donde.and(deSusColumnas(filtros)))
    .$if(bandera !== undefined, (query) => query.where('c.activa', '=', bandera ?? true))
    .orderBy(enOrden(orden, ORDEN));
}

const ORDEN = { omision: 'nombre', columnas: { nombre: enEspanol('c.nombre') }, iguales: sql`c.id` } as const;

const vistas = (db: Db) =>
  db
    .selectFrom('condicion_venta as c')
    .leftJoin('lista_precio as l', 'l.id', 'c.lista_id')
    .select(['c.id', 'c.version', 'c.nombre', 'c.lista_id as listaId', 'l.nombre as lista', 'c.activa']);

export const leerCondicion = (db: Db, id: string): Promise<CondicionDeVenta | undefined> =>
  vistas(db).where('c.id', '=', id).executeTakeFirst();

type Datos = Pick<CondicionDeVenta, 'nombre' | 'listaId'>;

export async function crearCondicion(tx: Tx, id: string, datos: Datos): Promise<void> {
  await conRestricciones(tx, alChocar(tx, datos), () =>
    tx
      .insertInto('condicion_venta')
      .values({ id, ...columnas(datos) })
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
