import { sql } from 'kysely';
import type { Consulta } from '#http/contexto.ts';
import { alcanceDeStock, comoLista } from './alcance-de-stock.ts';
import { type Marco, tienePrecio, tieneStock } from './filtros.query.ts';
import { exigirLista } from './lista.query.ts';

export type Vistas = {
  readonly todos: number;
  readonly conStock: number;
  readonly sinPrecio: number;
  readonly inactivos: number;
};

/** How many artículos each tab of the table holds, in one statement. */
export async function contarVistas(
  { db, usuario, ahora }: Consulta,
  { sucursalId, listaId }: { readonly sucursalId?: string | undefined; readonly listaId?: string | undefined },
): Promise<Vistas> {
  const lista = await exigirLista(db, listaId);
  const marco: Marco = { listaId: lista.id, ahora, sucursales: comoLista(alcanceDeStock(usuario)) };
  const { rows } = await sql<Vistas>`
    select (select count(*) from articulo a where a.estado <> 'INACTIVO') as todos,
           (select count(*) from articulo a where a.estado = 'INACTIVO') as inactivos,
           (select count(*) from articulo a where a.estado <> 'INACTIVO' and ${tieneStock(sucursalId, marco)}) as "conStock",
           (select count(*) from articulo a where a.estado <> 'INACTIVO' and not ${tienePrecio(marco)}) as "sinPrecio"
  `.execute(db);
  return rows[0] ?? { todos: 0, conStock: 0, sinPrecio: 0, inactivos: 0 };
}
