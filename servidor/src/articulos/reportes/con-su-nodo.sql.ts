import { type RawBuilder, sql } from 'kysely';
import type { Periodo } from './comun.ts';

/**
 * Artículos that are elsewhere because their node was moved or merged, or put back: rows (en, articulo_id, usuario_id, uid, num,
 * parte) where `uid` is the batch. Nothing was written in them: they are those that were below it then, as their own trail
 * knows it (ART-26).
 */
export const huboConSuNodo = ({ inicio, fin }: Periodo): RawBuilder<unknown> => sql`(
  with movido as (
    select t.id, t.en, t.usuario_id, n.nivel, n.nodo_id
    from lote_clasificacion t join lote_clasificacion_nodo n on n.lote_id = t.id
    where t.en >= ${inicio} and t.en < ${fin}),
  hoja as materialized (
    select m.id, m.en, m.usuario_id, m.nodo_id as subfamilia_id from movido m where m.nivel = 'subfamilia'
    union all
    select m.id, m.en, m.usuario_id, s.id
    from movido m join subfamilia s on m.nodo_id = coalesce(
      (select o.padre_antes from lote_clasificacion_nodo o join lote_clasificacion t on t.id = o.lote_id
       where o.nodo_id = s.id and t.en >= m.en order by t.en limit 1), s.familia_id)
    where m.nivel = 'familia')
  select h.en, a.id, h.usuario_id, h.id, 0::bigint, ${CON_SU_NODO}
  from hoja h join articulo a on a.subfamilia_id = h.subfamilia_id and a.creado_en < h.en
  where not exists (select from articulo_subfamilia_anterior p where p.articulo_id = a.id and p.hasta >= h.en)
  union all
  select h.en, a.id, h.usuario_id, h.id, 0::bigint, ${CON_SU_NODO}
  from hoja h
  join articulo_subfamilia_anterior p on p.subfamilia_id = h.subfamilia_id and p.hasta >= h.en
  join articulo a on a.id = p.articulo_id and a.creado_en < h.en
  where not exists (select from articulo_subfamilia_anterior o
                    where o.articulo_id = p.articulo_id and o.hasta >= h.en and (o.hasta, o.id) < (p.hasta, p.id)))`;

/** Tells them, in the `parte` of a change, from those that the batch wrote. */
const CON_SU_NODO = sql.lit(1);

/** What was merged is itself a step of the way to where it was. */
const entero = (camino: RawBuilder<unknown>) => sql`concat_ws(' › ', ${camino}, t.nombre)`;

/** Rows (quien, campo, antes, despues, motivo) of the change `c` of one of them: where its node was and where it is. */
export const DETALLE_CON_SU_NODO: RawBuilder<unknown> = sql`
  select u.nombre,
         case when coalesce(o.tipo, t.tipo) = 'FUSIONAR' then t.nivel when t.nivel = 'familia' then 'rubro' else 'familia' end,
         case when coalesce(o.tipo, t.tipo) = 'FUSIONAR' and o.id is null then ${entero(sql`t.desde`)} else t.desde end,
         case when coalesce(o.tipo, t.tipo) = 'FUSIONAR' and o.id is not null then ${entero(sql`t.hacia`)} else t.hacia end,
         t.motivo
  from lote_clasificacion t join usuario u on u.id = t.usuario_id left join lote_clasificacion o on o.id = t.deshace_a
  where c.clase = 'CLASIFICACION' and c.parte = ${CON_SU_NODO} and t.id = c.uid`;
