import { type RawBuilder, sql } from 'kysely';

/**
 * The cost of reposición of an artículo when a price of it was written (`importe, moneda`), and the instant whose rates it is
 * valued at (`en`). A price is often older than any cost: it is held against the first one known since, at the rates of that one.
 */
export const costoDeEntonces = (articulo: RawBuilder<unknown>, desde: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select importe, moneda, greatest(desde, ${desde}) as en from costo_reposicion where id = coalesce(
    (select case when c.importe is not null then c.id end from costo_reposicion c
     where c.articulo_id = ${articulo} and c.desde <= ${desde} order by c.desde desc, c.id desc limit 1),
    (select c.id from costo_reposicion c
     where c.articulo_id = ${articulo} and c.desde > ${desde} and c.importe is not null order by c.desde, c.id limit 1))`;
