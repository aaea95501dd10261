import { ELEGIDA } from '@trastienda/nucleo/ventas/listas/lista-que-rige.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import type { ListaDePartes } from '#ventas/vista/partes.query.ts';

/** Whether the lista `l` may be sold with in a sucursal. */
const seVende = (sucursalId: string): RawBuilder<boolean> => sql<boolean>`
  l.activa and (l.omision or not exists (select from lista_sucursal x where x.lista_id = l.id)
                or exists (select from lista_sucursal x where x.lista_id = l.id and x.sucursal_id = ${sucursalId}))`;

type Elegible = Pick<ListaDePartes, 'id' | 'nombre'> & { readonly moneda: 'ARS' | 'USD' };

/** What a sale in a sucursal may go by, the default one first. */
export async function leerElegibles(db: Db, sucursalId: string): Promise<Elegible[]> {
  const { rows } = await sql<Elegible>`
    select id, nombre, moneda from lista_precio l where ${seVende(sucursalId)}
    order by omision desc, orden, id`.execute(db);
  return rows;
}

/** One that was chosen, if it may be sold with there. */
export async function leerSiSeVende(tx: Tx, listaId: string, sucursalId: string): Promise<ListaDePartes | undefined> {
  const { rows } = await sql<ListaDePartes>`
    select id, nombre, moneda, ${ELEGIDA} as origen from lista_precio l
    where id = ${listaId} and ${seVende(sucursalId)}`.execute(tx);
  return rows[0];
}

export const leerNombrada = (tx: Tx, id: string): Promise<Pick<ListaDePartes, 'nombre' | 'moneda'>> =>
  tx.selectFrom('lista_precio').select(['nombre', 'moneda']).where('id', '=', id).executeTakeFirstOrThrow();

type Condicion = { readonly id: string; readonly nombre: string; readonly orden: number };

/** The condiciones de venta there are to choose, in their order. */
export async function leerCondicionesActivas(db: Db): Promise<Condicion[]> {
  const { rows } = await sql<Condicion>`
    select id, nombre, orden from condicion_venta where activa order by orden`.execute(db);
  return rows;
}
