import { OBSOLESCENCIA_GENERAL, OBSOLESCENCIAS } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import { type RawBuilder, sql } from 'kysely';
import { depositosDe } from '#articulos/index.ts';
import type { Consulta } from '#http/contexto.ts';

/**
 * How many artículos there is something of, and were not sold for as long as their place in the tree says, having come in before
 * that (OBS-04); nothing is while the books themselves are younger. What did not move in that time was there before it: only what
 * moved without a sale is looked for further back.
 */
export async function contarObsoletos(
  { db, ahora }: Pick<Consulta, 'db' | 'ahora'>,
  sucursales: readonly string[] | null,
): Promise<number> {
  const propios = depositosDe(sucursales);
  const hace = (dias: RawBuilder<unknown>) => sql`${ahora}::timestamptz - make_interval(days => ${dias})`;
  const { rows } = await sql<{ n: number }>`
    with politica as materialized (
      select p.* from (
        select s.id as subfamilia_id, ${DIAS} as dias
        from subfamilia s join familia f on f.id = s.familia_id join rubro r on r.id = f.rubro_id) p
      where (select min(fecha_efectiva) from movimiento_stock) < ${hace(sql`p.dias`)}),
    movido as (
      select s.articulo_id, max(m.fecha_efectiva) as movido, max(m.fecha_efectiva) filter (where m.tipo = 'VENTA') as vendido
      from movimiento_stock m join asiento_stock s on s.movimiento_id = m.id
      where m.fecha_efectiva >= ${hace(sql`(select max(dias) from politica)`)} and s.deposito_id = any(${propios})
      group by s.articulo_id),
    existencia as (${existencias(sucursales, propios)})
    select count(*)::int as n
    from existencia e
    join articulo a on a.id = e.articulo_id
    join politica p on p.subfamilia_id = a.subfamilia_id
    left join movido m on m.articulo_id = e.articulo_id
    where (m.vendido is null or m.vendido < ${hace(sql`p.dias`)})
      and (m.movido is null or m.movido < ${hace(sql`p.dias`)}
        or exists (
          select from asiento_stock s join movimiento_stock x on x.id = s.movimiento_id
          where s.articulo_id = e.articulo_id and s.deposito_id = any(${propios})
            and x.fecha_efectiva < ${hace(sql`p.dias`)}))
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** Each artículo there is something of; in the whole company its cost knows. */
const existencias = (sucursales: readonly string[] | null, propios: RawBuilder<unknown>) =>
  sucursales === null
    ? sql`select articulo_id from costo_articulo where cantidad > 0`
    : sql`select distinct articulo_id from saldo_stock where fisico > 0 and deposito_id = any(${propios})`;

/** After how many days, by the nearest level that says something; null where nothing gets old. */
const DIAS = sql`case coalesce(s.obsolescencia, f.obsolescencia, r.obsolescencia, ${sql.lit(OBSOLESCENCIA_GENERAL)}) ${sql.join(
  Object.entries(OBSOLESCENCIAS).map(
    ([nombre, politica]) => sql`when ${sql.lit(nombre)} then ${sql.lit(politica?.obsoleto ?? null)}`,
  ),
  sql` `,
)} end`;
