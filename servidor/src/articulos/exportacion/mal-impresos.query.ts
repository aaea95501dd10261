import type { MalImpresos } from '@trastienda/nucleo/articulos/lista-impresa/contrato-de-lista-impresa.ts';
import { seImprime } from '@trastienda/nucleo/comun/letra.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/db.ts';

/** All of these the letter of the paper has, or nobody sees them. */
const RARA = '[^\\u0001-\\u00ff]';
const A_LA_VISTA = 3;
/** What is written in plain letters has none of those, and to know it takes much less than to look for them. */
const conMasDeUnByte = (dicho: RawBuilder<unknown>) => sql`octet_length(${dicho}) > length(${dicho})`;
const DICHO = sql`concat_ws(' ', a.codigo, a.descripcion, m.nombre)`;

/** Some letter of the artículo of the row `a`, whose marca is `m`, the letter of the paper may not have. */
export const conLetraRara = sql`(${conMasDeUnByte(DICHO)} and ${DICHO} ~ ${RARA})`;

/** Which of some artículos would be printed with a «?»: the letter of the paper has not all of their código, description or marca. */
export async function leerMalImpresos(db: Db, ids: readonly string[]): Promise<MalImpresos> {
  const dichos = sql`
    select a.codigo, ${DICHO} as dicho
    from unnest(${ids}::uuid[]) as x (id) join articulo a on a.id = x.id left join marca m on m.id = a.marca_id`;
  const { rows: raras } = await sql<{ letra: string }>`
    select distinct r.letra[1] as letra from (${dichos}) d cross join lateral regexp_matches(d.dicho, ${RARA}, 'g') as r (letra)
    where ${conMasDeUnByte(sql`d.dicho`)}`.execute(db);
  const perdidas = raras.flatMap(({ letra }) => (seImprime(letra) ? [] : [letra]));
  if (perdidas.length === 0) return { cuantos: 0, codigos: [] };
  const { rows } = await sql<MalImpresos>`
    select count(*)::int as cuantos, coalesce((array_agg(codigo order by codigo collate "C"))[1:${A_LA_VISTA}], '{}') as codigos
    from (${dichos}) d where ${conMasDeUnByte(sql`d.dicho`)} and d.dicho ~ ${`[${perdidas.join('')}]`}`.execute(db);
  return rows[0] ?? { cuantos: 0, codigos: [] };
}
