import type { ArticuloMovido } from '@trastienda/nucleo/stock/reversion-posible.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/**
 * The artículos of a movement by id, each with who it gave way to in the end (ART-27), kept as they are until the command
 * ends: whoever inactivates one of them waits. Before the balances, as everybody who holds both.
 */
export async function sostenerMovidos(
  tx: Tx,
  articuloIds: readonly string[],
): Promise<ReadonlyMap<string, ArticuloMovido>> {
  const ids = [...new Set(articuloIds)];
  await sql`select from articulo where id = any(${ids}::uuid[]) order by id for key share`.execute(tx);
  const { rows } = await sql<ArticuloMovido & { readonly id: string }>`
    with recursive cadena (id, queda_id, paso) as (
      select id, id, 0 from articulo where id = any(${ids}::uuid[])
      union all
      select c.id, f.ganador_id, c.paso + 1 from cadena c join articulo_fusion f on f.perdedor_id = c.queda_id)
    select distinct on (a.codigo, a.id) a.id, a.codigo, a.estado = 'INACTIVO' as inactivo,
           case when c.paso > 0 then q.codigo end as "fusionadoEn"
    from cadena c join articulo a on a.id = c.id join articulo q on q.id = c.queda_id
    order by a.codigo, a.id, c.paso desc
  `.execute(tx);
  return new Map(rows.map(({ id, ...movido }) => [id, movido]));
}
