import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { datosInvalidos } from '#http/regla-rota.ts';

export type Lista = {
  readonly id: string;
  readonly nombre: string;
  readonly moneda: string;
  readonly incluyeIva: boolean;
  readonly activa: boolean;
  readonly tipo: 'MANUAL' | 'DERIVADA';
};

/** A lista by its id, or the default one. Undefined when there is none of that id. */
export async function leerLista(db: Db | Tx, id: string | undefined): Promise<Lista | undefined> {
  const { rows } = await consultaDeLista(id).execute(db);
  return rows[0];
}

export const NO_EXISTE_LA_LISTA = 'No existe esa lista de precios.';

/** The same for an order that names it in `listaId`: one that is there and active. */
export async function exigirLista(db: Db | Tx, id: string | undefined): Promise<Lista> {
  const lista = await leerLista(db, id);
  if (!lista) return datosInvalidos([{ path: ['listaId'], message: NO_EXISTE_LA_LISTA }]);
  if (!lista.activa) return datosInvalidos([{ path: ['listaId'], message: `La lista ${lista.nombre} está inactiva.` }]);
  return lista;
}

/** Whether the row `l` is the lista asked for, or the default one. */
export const esLaLista = (id: string | undefined): RawBuilder<boolean> =>
  id === undefined ? sql<boolean>`l.omision` : sql<boolean>`l.id = ${id}`;

export const consultaDeLista = (id: string | undefined): RawBuilder<Lista> => sql<Lista>`
  select id, nombre, moneda, incluye_iva as "incluyeIva", activa, tipo from lista_precio l
  where ${esLaLista(id)}`;
