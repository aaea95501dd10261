import { type RawBuilder, sql } from 'kysely';
import { costoVigente } from '#articulos/costos/costo-vigente.sql.ts';
import type { Db } from '#db/db.ts';

/** A derived lista and what it comes out of, as `precios_derivados` goes over it. */
export type Derivacion = {
  readonly id: string;
  /** The listas whose written prices become prices of it. */
  readonly bases: readonly string[];
  /** The cost it all begins with; null when that is a manual lista. */
  readonly costo: 'COSTO_REPOSICION' | 'COSTO_PROMEDIO' | null;
  /** Whether a cost in dollars can be told in pesos. */
  readonly hayDolar: boolean;
  readonly instante: Date;
};

/**
 * From each of some listas (`de`, of the row `l` in `cual`) to those it is worked out of (`id`, and `n` steps away), and whether what
 * is there gets to it: nothing comes out of where a rate is missing on the way.
 */
export const losCaminos = (cual: RawBuilder<unknown>, instante: Date): RawBuilder<unknown> => sql`
    with recursive camino as (
      select l.id as de, l.id, l.base, l.lista_base_id, 0 as n, cambio_en(l.moneda, ${instante}) is not null as llega
      from lista_precio l where ${cual}
      union all
      select c.de, l.id, l.base, l.lista_base_id, c.n + 1, c.llega and cambio_en(l.moneda, ${instante}) is not null
      from camino c join lista_precio l on l.id = c.lista_base_id)`;

/** Of the listas among `ids`, those that are derived. */
export async function leerDerivaciones(
  db: Db,
  ids: RawBuilder<unknown>,
  instante: Date,
): Promise<readonly Derivacion[]> {
  const { rows } = await sql<Omit<Derivacion, 'instante'>>`
    ${losCaminos(sql`l.tipo = 'DERIVADA' and l.id in (${ids})`, instante)}
    select de as id, coalesce(array_agg(id order by n) filter (where n > 0 and llega), '{}') as bases,
           max(base) filter (where base <> 'LISTA' and llega) as costo, cambio_en('USD', ${instante}) is not null as "hayDolar"
    from camino group by de order by de`.execute(db);
  return rows.map((fila) => ({ ...fila, instante }));
}

/**
 * The lista works out the price for one unit of the artículo of the outer row `a`, and nobody wrote it: what `precios_derivados`
 * gives without `precios_escritos`, told without any amount, which costs much more. Tests compare the two. `pocos`: whoever asks
 * stops early, so each is asked for its own instead of reading those of all.
 */
export function deriva({ id, bases, costo, instante, hayDolar }: Derivacion, pocos: boolean): RawBuilder<unknown> {
  const escrito = (lista: string) => sql`exists (
    select from precios_escritos(${lista}, 1, ${instante}) e where e.articulo_id = a.id ${pocos ? sql`offset 0` : sql``})`;
  const deKit = (cual: 'REPOSICION' | 'PROMEDIO') => sql`(a.tipo = 'KIT' and a.id in (
    select k.articulo_id from costos_de_kits(null, ${sql.lit(cual)}, ${instante}) k))`;
  const delCosto = {
    COSTO_REPOSICION: [
      sql`exists (
        select from (${costoVigente(sql`a.id`, sql`${instante}`)}) r
        where r.importe is not null and (r.moneda = 'ARS' or ${hayDolar}))`,
      deKit('REPOSICION'),
    ],
    COSTO_PROMEDIO: [
      sql`exists (select from costo_articulo m where m.articulo_id = a.id and m.promedio > 0)`,
      deKit('PROMEDIO'),
    ],
  };
  const alguno = [...bases.map(escrito), ...(costo === null ? [] : delCosto[costo])];
  // What is asked so is no join, which would read all of them for one.
  return sql`((${sql.join([sql`false`, ...alguno], sql` or `)}) is true and ${escrito(id)} is not true)`;
}
