import { sql } from 'kysely';
import type { Db } from '#db/db.ts';

/**
 * The numbers of the batches that will change prices of a lista, or of those it derives from, before some instant: what they write,
 * or put back when they are over, is not there to be read yet.
 */
export async function leerLotesPorCumplirse(db: Db, listaId: string, antesDe: Date): Promise<number[]> {
  const { rows } = await sql<{ numero: number }>`
    with recursive cadena as (
      select l.id, l.lista_base_id from lista_precio l where l.id = ${listaId}
      union
      select b.id, b.lista_base_id from cadena c join lista_precio b on b.id = c.lista_base_id)
    select t.numero from lote_precio t
    where ((t.estado = 'PROGRAMADO' and t.aplica_desde < ${antesDe}) or (t.estado = 'APLICADO' and t.hasta < ${antesDe}))
      and exists (select from lote_precio_lista x join cadena c on c.id = x.lista_id where x.lote_id = t.id)
    order by t.numero`.execute(db);
  return rows.map(({ numero }) => numero);
}
