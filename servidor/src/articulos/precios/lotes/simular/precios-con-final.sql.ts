import { type RawBuilder, sql } from 'kysely';
import { enVigor } from '#articulos/precios/lotes/aplicar/aplicacion.repo.ts';
import type { LoteSimulable } from '#articulos/precios/lotes/lotes.repo.ts';

/**
 * The prices of some listas that are over by themselves, and when: those of a batch that comes back (decision 0019) while they
 * hold, and those that another one follows that is written already. What lasts no longer than that is not told: it is a campaign
 * inside of another one.
 */
export const sentenciaDeFinales = ({ listaIds, hasta = null }: LoteSimulable, ahora: Date): RawBuilder<unknown> => sql`
  create temporary table lote_con_final on commit drop as
  select lista_id, articulo_id, cantidad_desde, min(hasta) as hasta from (
    select n.lista_id, n.articulo_id, n.cantidad_desde, c.hasta
    from lote_precio c join lote_precio_linea n on n.lote_id = c.id
    where c.estado = 'APLICADO' and c.hasta > ${ahora} and n.incluida and n.omitida is null
      and n.lista_id = any(${listaIds}::uuid[]) and ${enVigor(sql`p.lote_id`, ahora)} = c.id
    union all
    select p.lista_id, p.articulo_id, p.cantidad_desde, p.desde
    from precio p where p.desde > ${ahora} and p.lista_id = any(${listaIds}::uuid[])) f
  where ${hasta}::timestamptz is null or hasta < ${hasta}::timestamptz
  group by lista_id, articulo_id, cantidad_desde`;
