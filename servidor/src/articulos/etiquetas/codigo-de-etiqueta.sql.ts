import { sql } from 'kysely';

/**
 * The bar code that a label of the artículo of the outer row `a` bears. It goes on one unit, at the price of one: the code of a
 * box would sell twelve of it at each scan (ART-01), so without one of its own the código is drawn.
 */
export const BARRAS_DE_UNA_UNIDAD = sql`
  (select c.valor from codigo_articulo c
   where c.articulo_id = a.id and c.tipo = 'BARRAS' and c.cantidad_por_lectura = 1
   order by c.valor_norm limit 1)`;
