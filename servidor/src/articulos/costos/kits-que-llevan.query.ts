import { type RawBuilder, sql } from 'kysely';
import { LINEA_DE_KIT, sinCostoPropio } from '#articulos/estructura/kits/kits-sin-costo.sql.ts';
import type { Tx } from '#db/db.ts';

/** That line is of a kit that costs what it takes: `l` of a statement that begins with `LINEA_DE_KIT`. */
export const UN_KIT = sql`join articulo k on k.id = l.articulo_id and k.tipo = 'KIT' and k.estado <> 'INACTIVO' and ${sinCostoPropio(sql`k`)}`;

/** The kits that cost what they take, when some of that is among these, kits inside kits too: their cost moves with it. */
export async function leerKitsQueLlevan(tx: Tx, ids: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive ${LINEA_DE_KIT},
    arriba (id) as (
      select k.id from linea l ${UN_KIT} where l.componente_id in (${ids})
      union
      select k.id from arriba a join linea l on l.componente_id = a.id ${UN_KIT})
    select id from arriba`.execute(tx);
  return rows.map(({ id }) => id);
}
