import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/db.ts';

type Papel = {
  readonly listaId: string;
  readonly antesDe: Date;
  /** What it takes of the artículo of the outer row `a`. */
  readonly lleva: readonly RawBuilder<unknown>[];
};

/**
 * The numbers of the batches that will change prices of what a paper takes, in its lista or in those it derives from, before some
 * instant: what they write, or put back when they are over, is not there to be read yet.
 */
export async function leerLotesPorCumplirse(db: Db, { listaId, antesDe, lleva }: Papel): Promise<number[]> {
  const { rows } = await sql<{ numero: number }>`
    with recursive cadena as (
      select l.id, l.lista_base_id from lista_precio l where l.id = ${listaId}
      union
      select b.id, b.lista_base_id from cadena c join lista_precio b on b.id = c.lista_base_id)
    select t.numero from lote_precio t
    where ((t.estado = 'PROGRAMADO' and t.aplica_desde < ${antesDe}) or (t.estado = 'APLICADO' and t.hasta < ${antesDe}))
      and exists (
        select from lote_precio_linea n join cadena c on c.id = n.lista_id join articulo a on a.id = n.articulo_id
        where n.lote_id = t.id and n.incluida and n.omitida is null and ${sql.join([...lleva], sql` and `)})
    order by t.numero`.execute(db);
  return rows.map(({ numero }) => numero);
}
