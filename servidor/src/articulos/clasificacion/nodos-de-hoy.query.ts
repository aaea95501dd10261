import { NIVELES, type Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';

/** So many times one after the other a node is looked for where it was merged: two may have been merged into each other. */
const PASOS_MAXIMOS = 20;

const FILTRO = { rubro: 'rubroId', familia: 'familiaId', subfamilia: 'subfamiliaId' } as const satisfies Record<
  Nivel,
  string
>;

/** What is narrowed to a place of the tree, by the ids of its nodes. */
export type PorNodo = { readonly [Campo in (typeof FILTRO)[Nivel]]?: string | undefined };

export type NodoPedido = { readonly nivel: Nivel; readonly id: string };

/** The nodes a filter names. */
export const nodosDe = (filtro: PorNodo): readonly NodoPedido[] =>
  NIVELES.flatMap((nivel) => {
    const id = filtro[FILTRO[nivel]];
    return id === undefined ? [] : [{ nivel, id }];
  });

/** The same filter, by the nodes that those it names are by now. */
export const porLosDeHoy = <Filtro extends PorNodo>(filtro: Filtro, deHoy: DeHoy): Filtro => ({
  ...filtro,
  ...Object.fromEntries(nodosDe(filtro).map((nodo) => [FILTRO[nodo.nivel], deHoy(nodo)])),
});

/**
 * A filter by a node that was merged into another is by the one that has its artículos now: whoever kept it in a view, a link or a
 * print goes on seeing them. One that is in use again, or whose merge was undone, is itself, and so is one that took nothing along.
 */
export async function conNodosDeHoy<Filtro extends PorNodo>(db: Db | Tx, filtro: Filtro): Promise<Filtro> {
  const pedidos = nodosDe(filtro);
  return pedidos.length === 0 ? filtro : porLosDeHoy(filtro, await buscarDondeEstan(db, pedidos));
}

export type DeHoy = (nodo: NodoPedido) => string;

/** Which one each node is by now: itself, unless it was merged. */
export async function buscarDondeEstan(db: Db | Tx, pedidos: readonly NodoPedido[]): Promise<DeHoy> {
  const { rows } = await sql<{ nivel: Nivel; pedido: string; id: string }>`
    with recursive camino as (
      select p.nivel, p.pedido, p.pedido::uuid as id, 0 as paso
      from unnest(${pedidos.map(({ nivel }) => nivel)}::text[], ${pedidos.map(({ id }) => id)}::text[]) p(nivel, pedido)
      union all
      select c.nivel, c.pedido, u.hacia, c.paso + 1
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
    select distinct on (nivel, pedido) nivel, pedido, id from camino order by nivel, pedido, paso desc`.execute(db);
  const hallados = new Map(rows.map(({ nivel, pedido, id }) => [`${nivel} ${pedido}`, id]));
  return ({ nivel, id }) => hallados.get(`${nivel} ${id}`) ?? id;
}
