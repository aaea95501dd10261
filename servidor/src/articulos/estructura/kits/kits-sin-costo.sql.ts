import { type RawBuilder, sql } from 'kysely';

/** Nobody wrote a cost of it and it has no average: where it is a kit, it costs what it takes. */
export const sinCostoPropio = (articulo: RawBuilder<unknown>) => sql`(${articulo}.costo_reposicion is null
    and not exists (select from costo_articulo m where m.articulo_id = ${articulo}.id and m.promedio > 0))`;

/** What is taken when nothing is chosen, as the first `with` of a statement. */
export const LINEA_DE_KIT = sql`
  linea as not materialized (
    select e.articulo_id, l.componente_id from estructura e join estructura_linea l on l.estructura_id = e.id
    where rige(e) and not l.opcional)`;
