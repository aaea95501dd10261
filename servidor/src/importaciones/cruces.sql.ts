import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';
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

/**
 * The other codes of the file that are the own code of another artículo, of those there or of those it brings: `carga_cruce`, with
 * the code of that one. All of them at once: one by one, a file of new artículos would be read once for each of its codes.
 */
export async function buscarCruces(tx: Tx, seMiran: boolean): Promise<void> {
  await sql`
    create temp table carga_cruce on commit drop as
    select c.id, min(o.codigo collate "C") as de
      from carga_otro c
      join carga_propuesta t on t.fila = c.fila
      join (select id, codigo, codigo_norm from articulo where estado <> 'INACTIVO'
            union all
            select id, codigo, codigo_norm from carga_propuesta where nuevo) o
        on o.codigo_norm = c.valor_norm and o.id <> t.id
     where ${seMiran} and c.tipo in ('BARRAS', 'ORIGINAL') and not ${equivalentes(sql`o.id`, sql`t.id`)}
     group by c.id
  `.execute(tx);
}

/** A new artículo whose own code is a bar code or an original one of another. */
export const JUICIO_DE_CRUCES: Juicio = {
  campo: 'codigo',
  valor: sql`t.escrito`,
  motivo: sql`'Es ' || case k.tipo when 'BARRAS' then 'un código de barras' else 'un código original' end || ' de ' || d.codigo || '. ' ||
              ${COMO_SEGUIR}::text`,
  desde: sql`carga_propuesta t
             join (select distinct on (n.fila) n.fila, c.tipo, c.articulo_id
                     from carga_propuesta n
                     join codigo_articulo c on c.valor_norm = n.codigo_norm and c.tipo in ('BARRAS', 'ORIGINAL')
                    where n.nuevo order by n.fila, c.tipo) k on k.fila = t.fila
             join articulo d on d.id = k.articulo_id and d.estado <> 'INACTIVO'`,
};
