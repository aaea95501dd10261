import { NIVELES, type Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { ConsultaDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';

/** So many times one after the other a node is looked for where it was merged: two may have been merged into each other. */
const PASOS_MAXIMOS = 20;

const FILTRO = { rubro: 'rubroId', familia: 'familiaId', subfamilia: 'subfamiliaId' } as const satisfies Record<
  Nivel,
  keyof ConsultaDeArticulos
>;

/**
 * A filter by a node that was merged into another is by the one that has its artículos now: whoever kept it in a view, or has it
 * on screen, goes on seeing them. One that is in use again, or whose merge was undone, is itself, and so is one that took nothing along.
 */
export async function conNodosDeHoy(db: Db, query: ConsultaDeArticulos): Promise<ConsultaDeArticulos> {
  const pedidos = NIVELES.flatMap((nivel) => {
    const id = query[FILTRO[nivel]];
    return id === undefined ? [] : [{ nivel, id }];
  });
  if (pedidos.length === 0) return query;
  const { rows } = await sql<{ nivel: Nivel; id: string }>`
    with recursive camino as (
      select p.nivel, p.id, 0 as paso
      from unnest(${pedidos.map(({ nivel }) => nivel)}::text[], ${pedidos.map(({ id }) => id)}::uuid[]) p(nivel, id)
      union all
      select c.nivel, u.hacia, c.paso + 1
      from camino c cross join lateral (
        select coalesce(
          (select x.padre_despues from lote_clasificacion_nodo x where x.lote_id = l.id and x.padre_antes = c.id limit 1),
          (select x.despues::uuid from lote_clasificacion_articulo x
           where c.nivel = 'subfamilia' and x.lote_id = l.id and x.antes = c.id::text limit 1)) as hacia
        from lote_clasificacion l
        where l.tipo = 'FUSIONAR' and l.nivel = c.nivel and l.nodo_id = c.id
          and not exists (select from lote_clasificacion d where d.deshace_a = l.id)
        order by l.en desc, l.id desc limit 1) u
      where u.hacia is not null and c.paso < ${PASOS_MAXIMOS} and not exists (
        select from rubro n where n.id = c.id and n.activo
        union all
        select from familia n where n.id = c.id and n.activo
        union all
        select from subfamilia n where n.id = c.id and n.activo))
    select distinct on (nivel) nivel, id from camino order by nivel, paso desc`.execute(db);
  return { ...query, ...Object.fromEntries(rows.map(({ nivel, id }) => [FILTRO[nivel], id])) };
}
