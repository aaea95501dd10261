import { sql } from 'kysely';
import { noSuple } from './cruces.query.ts';

/** Whether another artículo in use is called as the inactive `a` is, so that it does not come back (INV-01). */
export const CODIGO_REPETIDO = sql<boolean>`exists (
  select from articulo o
  where o.codigo_norm = a.codigo_norm and o.estado <> 'INACTIVO' and o.id <> a.id and a.distincion in ('', o.distincion))`;

/** The artículos `o` that answer to one of the codes of `a` as something else (ART-25): what comes after `from`. */
export const LOS_QUE_SE_CRUZAN = sql`
  articulo_clave s
    join articulo_clave c on c.valor_norm = s.valor_norm and c.articulo_id <> s.articulo_id
     and (s.tipo = 'PROPIO' and c.tipo in ('BARRAS', 'ORIGINAL') or s.tipo in ('BARRAS', 'ORIGINAL') and c.tipo = 'PROPIO')
    join articulo o on o.id = c.articulo_id
   where s.articulo_id = a.id and ${noSuple(sql`s.articulo_id`, sql`o.id`)}`;
