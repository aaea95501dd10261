import { sql } from 'kysely';
import { deLaPrincipal } from '#adjuntos/index.ts';

/** Where the principal picture of the artículo `a` of a query is, with its version; null without one. */
export const imagenDeArticulo = deLaPrincipal(
  'ARTICULO',
  sql`a.id`,
  sql<string>`'/api/articulos/' || x.articulo_id || '/adjuntos/' || x.id || '/imagen?v=' || x.huella`,
);
