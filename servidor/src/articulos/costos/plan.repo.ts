import type { CambioDeCosto } from '@trastienda/nucleo/articulos/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { UNITARIO_MAXIMO } from '@trastienda/nucleo/comun/unitario-maximo.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { costoQueQueda } from './costo-que-queda.sql.ts';

/** As many as one transaction of long work writes while others wait for those artículos. */
export const TOPE_DE_COSTOS = 250_000;

/** What a change does to the cost of the columns `antes` and `moneda`: the rule is `costoCambiado`, which tests compare with it. */
export const cambiado = (cambio: CambioDeCosto): RawBuilder<unknown> =>
  cambio.tipo === 'PORCENTAJE'
    ? sql`round(antes * (100 + ${cambio.valor}::numeric) / 100, 4)`
    : sql`round(antes + ${cambio.valor}::numeric, 4)`;

const esOtraMoneda = (cambio: CambioDeCosto): RawBuilder<unknown> =>
  cambio.tipo === 'PORCENTAJE' ? sql`false` : sql`moneda <> ${cambio.moneda}`;

export const quedaPor = (cambio: CambioDeCosto): RawBuilder<unknown> => sql`
  case when antes is null then 'SIN_COSTO' when ${esOtraMoneda(cambio)} then 'OTRA_MONEDA' when nuevo = antes then 'IGUAL'
       when nuevo <= 0 or nuevo > ${UNITARIO_MAXIMO}::numeric then 'FUERA_DE_RANGO' end`;

type Pedido = {
  readonly cambio: CambioDeCosto;
  /** Where the new costs say they come from. */
  readonly origen: string;
  readonly ahora: Date;
};

/**
 * Works out `plan_de_costos`, a temporary table of the transaction with a row for each artículo: `id, queda, moneda, antes,
 * fecha_antes, origen_antes` and, of those that change, `despues, fecha, origen`. Whoever is going to write holds them before.
 * A cost never holds from before the one it takes the place of, whoever began first.
 */
export async function planearCostos(tx: Tx, ids: readonly string[], { cambio, origen, ahora }: Pedido): Promise<void> {
  await crearPlan(
    tx,
    sql`
    select id, queda, moneda, antes, fecha_antes, origen_antes, case when queda is null then nuevo end as despues,
           case when queda is null then greatest(${ahora}::timestamptz, fecha_antes) end as fecha,
           case when queda is null then ${origen} end as origen
    from (select x.*, ${quedaPor(cambio)} as queda
          from (select e.*, ${cambiado(cambio)} as nuevo
                from (select a.id, a.costo_reposicion as antes, a.costo_reposicion_moneda as moneda,
                             a.costo_reposicion_fecha as fecha_antes, a.costo_reposicion_origen as origen_antes
                      from unnest(${ids}::uuid[]) as u (id) join articulo a on a.id = u.id) e) x) y`,
  );
}

/**
 * The same to take a change back: each cost as old, and of whom, as it was. Only the cost that the change wrote, which is known by
 * what it is and by when it was written.
 */
export async function planearVuelta(tx: Tx, cambioId: string): Promise<void> {
  await crearPlan(
    tx,
    sql`
    select v.articulo_id as id, case when not v.sigue then 'CAMBIO_DESPUES' end as queda, v.costo_reposicion_moneda as moneda,
           v.costo_reposicion as antes, v.costo_reposicion_fecha as fecha_antes, v.costo_reposicion_origen as origen_antes,
           case when v.sigue then q.importe end as despues, case when v.sigue then q.fecha end as fecha,
           case when v.sigue then q.origen end as origen
    from (select l.articulo_id, l.moneda, l.antes, l.fecha_antes, l.origen_antes, a.costo_reposicion, a.costo_reposicion_moneda,
                 a.costo_reposicion_fecha, a.costo_reposicion_origen,
                 (a.costo_reposicion, a.costo_reposicion_moneda, a.costo_reposicion_fecha)
                   is not distinct from (l.despues, l.moneda, l.fecha) as sigue
          from cambio_de_costo_linea l join articulo a on a.id = l.articulo_id
          where l.cambio_id = ${cambioId} and l.queda is null) v
    cross join lateral ${costoQueQueda(sql`v.articulo_id`, LO_DE_ANTES)} q`,
  );
}

const LO_DE_ANTES = {
  importe: sql`v.antes`,
  moneda: sql`v.moneda`,
  fecha: sql`v.fecha_antes`,
  origen: sql`v.origen_antes`,
};

async function crearPlan(tx: Tx, filas: RawBuilder<unknown>): Promise<void> {
  // Compiling takes longer than what it saves.
  await sql`set local jit = off`.execute(tx);
  await sql`create temporary table plan_de_costos on commit drop as ${filas}`.execute(tx);
  await sql`analyze plan_de_costos`.execute(tx);
}

type Visto = { readonly elegidos: number; readonly cambian: number; readonly huella: string };

/** How many change, and a figure that is another one as soon as an artículo more, an artículo less or another cost is there. */
export async function contarPlan(tx: Tx): Promise<Visto> {
  const { rows } = await sql<Visto>`
    select count(*)::int as elegidos, count(*) filter (where queda is null)::int as cambian,
           coalesce(sum(hashtextextended(concat_ws(' ', id, moneda, antes), 9)), 0)::text as huella
    from plan_de_costos`.execute(tx);
  return definido(rows[0], 'the row of a count');
}
