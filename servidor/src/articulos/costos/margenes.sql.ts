import type { Moneda } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';

type Marco = {
  readonly ahora: Date;
  readonly cambios: Readonly<Record<Moneda, string | null>>;
  readonly limiteDeVariacion: string;
  /** How many artículos were chosen. */
  readonly todos: number;
};

/** From so many on, all the prices of a lista are read in one pass instead of one by one. */
const DE_A_UNO = 2_000;

/**
 * Works out `prevision_de_costos`, a temporary table with what `plan_de_costos` changes and what margin the default lista leaves
 * on each cost, before and after, as the lista keeps its prices. Answers the name of the lista.
 *
 * A price that is worked out of the cost moves with it, by a formula that may have steps and a floor: of those no margin is
 * foretold.
 */
export async function preverMargenes(tx: Tx, { ahora, cambios, limiteDeVariacion, todos }: Marco): Promise<string> {
  const { id, nombre, sigueAlCosto } = await leerPorOmision(tx);
  await sql`
    create temporary table prevision_de_costos on commit drop as
    with conocido as materialized (
      select p.*, e.importe as escrito, coalesce(e.importe, d.importe) as precio, l.margen_minimo,
             ${enLaLista(sql`p.antes`, cambios)} as costo_antes, ${enLaLista(sql`p.despues`, cambios)} as costo_despues
      from plan_de_costos p
      join articulo a on a.id = p.id
      cross join lista_precio l
      ${todos > DE_A_UNO ? TODOS(ahora) : UNO_POR_UNO(ahora)}
      where p.queda is null and l.id = ${id}),
    medido as materialized (
      select c.*, c.escrito is null and c.precio is not null and ${sigueAlCosto} as sigue,
             case when c.antes > 0 then round((c.despues - c.antes) * 100 / c.antes, 2) end as variacion
      from conocido c)
    select m.id, m.moneda, m.antes, m.despues, m.precio, m.sigue, m.variacion,
           round((m.precio - m.costo_antes) * 100 / nullif(m.costo_antes, 0), 2) as margen_antes,
           case when not m.sigue then round((m.precio - m.costo_despues) * 100 / nullif(m.costo_despues, 0), 2) end as margen_despues,
           coalesce(abs(m.variacion) > ${limiteDeVariacion}::numeric, false) as alerta_variacion,
           coalesce(not m.sigue and round(m.costo_despues * (100 + coalesce(m.margen_minimo, 0)) / 100, 4) > m.precio, false)
             as alerta_margen,
           exists (select from articulo_proveedor t where t.articulo_id = m.id and t.principal
                     and (t.neto, t.moneda) is not distinct from (m.antes, m.moneda)) as de_proveedor
    from medido m
  `.execute(tx);
  return nombre;
}

type PorOmision = { readonly id: string; readonly nombre: string; readonly sigueAlCosto: boolean };

/** The default lista, and whether what it works out comes from the cost of reposición, by itself or through its base. */
async function leerPorOmision(tx: Tx): Promise<PorOmision> {
  const { rows } = await sql<PorOmision>`
    with recursive camino as (
      select id, nombre, base, lista_base_id, 0 as n from lista_precio where omision
      union all
      select l.id, l.nombre, l.base, l.lista_base_id, c.n + 1 from camino c join lista_precio l on l.id = c.lista_base_id)
    select c.id, c.nombre,
           (select coalesce(bool_or(x.base = 'COSTO_REPOSICION'), false) from camino x) as "sigueAlCosto"
    from camino c where c.n = 0`.execute(tx);
  return definido(rows[0], 'the default lista');
}

const UNO_POR_UNO = (ahora: Date) => sql`
  cross join lateral (select precio_escrito(l.id, p.id, 1, ${ahora}) as importe) e
  left join lateral (select precio_derivado(l, a, 1, ${ahora}) as importe
                     where l.tipo = 'DERIVADA' and e.importe is null) d on true`;

const TODOS = (ahora: Date) => sql`
  left join lateral precios_escritos(l.id, 1, ${ahora}) e on e.articulo_id = p.id
  left join lateral precios_derivados(l, 1, ${ahora}) d on d.articulo_id = p.id`;

const enLaLista = (costo: RawBuilder<unknown>, { USD }: Marco['cambios']) => sql`
  convertir_exacto(${costo}, case p.moneda when 'USD' then ${USD}::numeric else 1 end, false,
                   case l.moneda when 'USD' then ${USD}::numeric else 1 end, l.incluye_iva, a.iva)`;
