import { sql } from 'kysely';
import type { Db } from '#db/db.ts';

/** A batch whose hour came. */
export type Vencido = {
  readonly id: string;
  readonly version: number;
  /** Who left it to be applied by itself. */
  readonly usuarioId: string;
  readonly quien: string;
  /** Its day came; that in which it ends went by before it could begin; or its prices hold no longer, and nobody took them back. */
  readonly que: 'APLICAR' | 'DESCARTAR' | 'VOLVER';
};

/** What is to be done by now, the earliest first; of one hour, what ends before what begins. */
export async function leerVencidos(db: Db, ahora: Date): Promise<readonly Vencido[]> {
  const { rows } = await sql<Vencido>`
    select t.id, t.version, u.id as "usuarioId", u.nombre as quien, v.que
    from (select id, 'VOLVER' as que, hasta as hora, 0 as turno
          from lote_precio where estado = 'APLICADO' and hasta <= ${ahora}
          union all
          select id, case when hasta <= ${ahora} then 'DESCARTAR' else 'APLICAR' end, aplica_desde, 1
          from lote_precio where estado = 'PROGRAMADO' and aplica_desde <= ${ahora}) v
    join lote_precio t on t.id = v.id
    join usuario u on u.id = t.aplicador_id
    order by v.hora, v.turno, t.numero
  `.execute(db);
  return rows;
}
