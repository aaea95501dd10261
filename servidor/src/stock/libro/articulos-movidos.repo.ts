import type { ArticuloMovido } from '@trastienda/nucleo/stock/reversion-posible.ts';
import { sql } from 'kysely';
import { leerQuienesQuedan } from '#articulos/index.ts';
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
  const { rows } = await sql<{ id: string; codigo: string; inactivo: boolean }>`
    select id, codigo, estado = 'INACTIVO' as inactivo from articulo where id = any(${ids}::uuid[]) order by codigo, id
  `.execute(tx);
  const quedan = await leerQuienesQuedan(tx, ids);
  return new Map(rows.map(({ id, ...movido }) => [id, { ...movido, fusionadoEn: quedan.get(id)?.codigo ?? null }]));
}
