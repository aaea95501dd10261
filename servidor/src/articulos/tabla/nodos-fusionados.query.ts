import { NIVELES, type Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { CAMPOS_DE_FILTRO, type ConsultaDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { type Condicion, escribirFiltros } from '@trastienda/nucleo/comun/filtros.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { idsEntre, leerCondiciones } from '#db/filtros.ts';

/** So many times one after the other a node is looked for where it was merged: two may have been merged into each other. */
const PASOS_MAXIMOS = 20;

const FILTRO = { rubro: 'rubroId', familia: 'familiaId', subfamilia: 'subfamiliaId' } as const satisfies Record<
  Nivel,
  keyof ConsultaDeArticulos
>;

type Pedido = { readonly nivel: Nivel; readonly id: string };

/**
 * A filter by a node that was merged into another is by the one that has its artículos now, that of a link and that of a column
 * alike: whoever kept it in a view, or has it on screen, goes on seeing them. One that is in use again, or whose merge was undone,
 * is itself, and so is one that took nothing along.
 */
export async function conNodosDeHoy(db: Db, query: ConsultaDeArticulos): Promise<ConsultaDeArticulos> {
  const deColumnas = leerCondiciones(query.filtros, CAMPOS_DE_FILTRO);
  const pedidos = NIVELES.flatMap((nivel): readonly Pedido[] => {
    const deEnlace = query[FILTRO[nivel]];
    const ids = [...(deEnlace === undefined ? [] : [deEnlace]), ...deColumnas.flatMap((una) => idsDe(nivel, una))];
    return ids.map((id) => ({ nivel, id }));
  });
  if (pedidos.length === 0) return query;
  const deHoy = await buscarDondeEstan(db, pedidos);
  return {
    ...query,
    ...Object.fromEntries(NIVELES.map((nivel) => [FILTRO[nivel], deHoy({ nivel, id: query[FILTRO[nivel]] })])),
    filtros: escribirFiltros(
      deColumnas.map((una) => {
        const nivel = NIVELES.find((cual) => cual === una.campo);
        return nivel === undefined || una.es !== 'uno'
          ? una
          : { ...una, valores: una.valores.map((id) => deHoy({ nivel, id })) };
      }),
    ),
  };
}

const idsDe = (nivel: Nivel, condicion: Condicion): readonly string[] =>
  condicion.campo === nivel && condicion.es === 'uno' ? idsEntre(condicion.valores) : [];

/** Which one each node is by now: itself, unless it was merged. */
async function buscarDondeEstan(db: Db, pedidos: readonly Pedido[]) {
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
  return <Id extends string | undefined>({ nivel, id }: { readonly nivel: Nivel; readonly id: Id }): string | Id =>
    hallados.get(`${nivel} ${id}`) ?? id;
}
