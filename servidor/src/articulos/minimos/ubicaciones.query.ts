import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';

type UbicacionDeArticulo = {
  readonly articuloId: string;
  readonly depositoId: string;
  readonly sucursalId: string;
  readonly ubicacion: string;
};

/** Where some artículos are kept, in every depósito of which somebody said it (ART-14). */
export async function leerUbicaciones(
  db: Db | Tx,
  articuloIds: readonly string[],
): Promise<readonly UbicacionDeArticulo[]> {
  if (articuloIds.length === 0) return [];
  const { rows } = await sql<UbicacionDeArticulo>`
    select u.articulo_id as "articuloId", u.deposito_id as "depositoId", d.sucursal_id as "sucursalId", u.ubicacion
    from articulo_ubicacion u join deposito d on d.id = u.deposito_id
    where u.articulo_id = any(${articuloIds}::uuid[])
    order by u.articulo_id, u.deposito_id
  `.execute(db);
  return rows;
}
