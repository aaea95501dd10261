import { type RawBuilder, sql } from 'kysely';

/** The cost of reposición of an artículo at an instant, as `importe, moneda`; `importe` is null once it was cleared, and no row if it never had any. */
export const costoVigente = (articulo: RawBuilder<unknown>, instante: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select c.importe, c.moneda from costo_reposicion c where c.articulo_id = ${articulo} and c.desde <= ${instante}
  order by c.desde desc, c.id desc limit 1`;
