import { type RawBuilder, sql } from 'kysely';
import { costoDeHoy, depositosDe } from './reportes/comun.ts';

/**
 * What there is of each artículo (`articulo_id`, `cantidad`) and its `valor` at the average cost, to be joined by artículo and
 * summed. The whole company (null) is worth what its costs say, to the last decimal (INV-20); a part of it, its units at the average,
 * one row per depósito. Nothing is grouped here, so that the balances of a few artículos are looked up and not all of them.
 */
export const existenciasValuadas = (sucursales: readonly string[] | null): RawBuilder<unknown> =>
  sucursales === null
    ? sql`costo_articulo`
    : sql`(
        select s.articulo_id, s.fisico as cantidad, s.fisico * c.promedio as valor
        from saldo_stock s join costo_articulo c on c.articulo_id = s.articulo_id
        where s.fisico <> 0 and s.deposito_id = any(${depositosDe(sucursales)}))`;

/**
 * What the existences `k` of the artículos `a` would be worth if they were bought today, to be selected beside their value
 * (GAP-21): what nobody knows the cost of reposición of is worth the same by both clocks. Null when there are none.
 */
export const aReposicion = (ahora: Date): RawBuilder<unknown> =>
  sql`sum(coalesce(k.cantidad * ${costoDeHoy(ahora)}, k.valor))`;
