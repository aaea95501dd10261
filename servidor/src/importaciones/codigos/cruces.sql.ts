import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import type { Juicio } from '#importaciones/trabajo/juicios.ts';

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
 * the code of that one. What is there is looked for by its index, one by one; what the file brings has none, and goes all at once.
 */
export async function buscarCruces(tx: Tx, seMiran: boolean): Promise<void> {
  await sql`
    create temp table carga_cruce on commit drop as
    select c.id, coalesce(a.codigo, n.codigo) as de
      from carga_otro c
      join carga_propuesta t on t.fila = c.fila
      left join lateral (
        select a.codigo from articulo a
         where a.codigo_norm = c.valor_norm and a.estado <> 'INACTIVO' and a.id <> t.id and not ${equivalentes(sql`a.id`, sql`t.id`)}
         order by a.distincion limit 1) a on true
      left join (select distinct on (codigo_norm) id, codigo, codigo_norm from carga_propuesta where nuevo order by codigo_norm, fila) n
        on n.codigo_norm = c.valor_norm and n.id <> t.id
     where ${seMiran} and c.tipo in ('BARRAS', 'ORIGINAL') and coalesce(a.codigo, n.codigo) is not null
  `.execute(tx);
}

/** A new artículo whose own code is a bar code or an original one of another. */
export const JUICIO_DE_CRUCES: Juicio = {
  campo: 'codigo',
  valor: sql`t.escrito`,
  motivo: sql`'Es ' || case k.tipo when 'BARRAS' then 'un código de barras' else 'un código original' end || ' de ' || k.codigo || '. ' ||
              ${COMO_SEGUIR}::text`,
  desde: sql`carga_propuesta t
             join lateral (select c.tipo, d.codigo from articulo_clave c join articulo d on d.id = c.articulo_id and d.estado <> 'INACTIVO'
                            where c.valor_norm = t.codigo_norm and c.tipo in ('BARRAS', 'ORIGINAL') order by c.tipo limit 1) k on true
             where t.nuevo`,
};

const COMO_SEGUIR_CON_EL = sql`'. ' || ${COMO_SEGUIR}::text`;
const ORIGINAL_DE_NUEVO = sql`carga_propuesta t join carga_otro c on c.fila = t.fila and c.tipo = 'ORIGINAL'`;

/** A new artículo with an original code of another one of its marca, of those there or of those the file brings before: the same thing twice. */
export const JUICIOS_DE_ORIGINALES: readonly Juicio[] = [
  {
    campo: 'codigoOriginal',
    valor: sql`c.valor`,
    motivo: sql`'Ya es un código original de ' || d.codigo || ', de la misma marca' || ${COMO_SEGUIR_CON_EL}`,
    desde: sql`${ORIGINAL_DE_NUEVO}
               join codigo_articulo e on e.tipo = c.tipo and e.valor_norm = c.valor_norm and e.proveedor_id is null
               join articulo d on d.id = e.articulo_id and d.estado <> 'INACTIVO' and d.marca_id = t.marca_id
               where t.nuevo`,
  },
  {
    campo: 'codigoOriginal',
    valor: sql`t.valor`,
    motivo: sql`'Repite el código original y la marca de la fila ' || t.primera || ${COMO_SEGUIR_CON_EL}`,
    desde: sql`(select t.fila, t.escrito, c.valor, min(t.fila) over (partition by t.marca_id, c.valor_norm) as primera
                  from ${ORIGINAL_DE_NUEVO} where t.nuevo and t.marca_id is not null) t where t.fila > t.primera`,
  },
];
