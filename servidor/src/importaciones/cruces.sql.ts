import { type RawBuilder, sql } from 'kysely';
import type { Juicio } from './juicios.ts';

const COMO_SEGUIR =
  'Si son dos cosas distintas, aceptalo en las opciones con un motivo; si uno sirve por el otro, hacelos equivalentes.';

/** Whether two artículos stand in for each other already: they may share codes. */
const equivalentes = (uno: RawBuilder<unknown>, otro: RawBuilder<unknown>) => sql`exists (
  select from articulo_equivalencia g join articulo_equivalencia h on h.grupo_id = g.grupo_id
   where g.articulo_id = ${uno} and h.articulo_id = ${otro})`;

/** The artículo in use whose own code is the other code `c` of `t`, when it is not `t` nor its equivalent (ART-25). */
export const propioDeOtro = (articulo: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select o.codigo from articulo o
    where o.codigo_norm = c.valor_norm and o.estado <> 'INACTIVO' and o.id <> ${articulo} and c.tipo in ('BARRAS', 'ORIGINAL')
      and not ${equivalentes(sql`o.id`, articulo)}
    order by o.distincion limit 1)`;

/** What to say of such a code; the same in a file of artículos, which goes on without it, and in one of codes. */
export const motivoDePropio = (codigo: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`'Es el código propio de ' || ${codigo} || '. ' || ${COMO_SEGUIR}::text`;

/** A new artículo whose own code is a bar code or an original one of another. */
export const JUICIO_DE_CRUCES: Juicio = {
  campo: 'codigo',
  valor: sql`t.escrito`,
  motivo: sql`'Es ' || case k.tipo when 'BARRAS' then 'un código de barras' else 'un código original' end || ' de ' || d.codigo || '. ' ||
              ${COMO_SEGUIR}::text`,
  desde: sql`carga_propuesta t
             join lateral (select c.tipo, c.articulo_id from codigo_articulo c
                            where c.tipo in ('BARRAS', 'ORIGINAL') and c.valor_norm = t.codigo_norm order by c.tipo limit 1) k on true
             join articulo d on d.id = k.articulo_id and d.estado <> 'INACTIVO'
             where t.nuevo`,
};
