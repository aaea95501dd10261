import { type CoincidenciaDeCodigo, leerBusqueda } from '@trastienda/nucleo/articulos/busqueda.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { empiezaCon } from './filtros.query.ts';

/**
 * The codes that a text is, or is the beginning of: in normal form and without leading zeros. `topeDeComienzos` bounds
 * each kind of beginning, in the order of the codes. `donde` is about the artículo of the row `a`.
 */
export async function leerPorCodigo(
  db: Db,
  texto: string,
  { donde, topeDeComienzos }: { readonly donde: RawBuilder<unknown>; readonly topeDeComienzos: number },
): Promise<CoincidenciaDeCodigo[]> {
  const { codigo, codigoSinCeros } = leerBusqueda(texto);
  if (codigo === '') return [];
  const clave = sql`
    select k.articulo_id as "articuloId", k.tipo, k.valor_norm as norma, a.codigo
    from articulo_clave k join articulo a on a.id = k.articulo_id
    where ${donde}`;
  const { rows } = await sql<CoincidenciaDeCodigo>`
    (${clave} and k.valor_norm = ${codigo})
    union all
    (${clave} and k.sin_ceros = ${codigoSinCeros} and k.valor_norm <> ${codigo} limit ${topeDeComienzos})
    union all
    (${clave} and ${empiezaCon(sql`k.valor_norm`, codigo)} and k.valor_norm <> ${codigo}
     order by k.valor_norm limit ${topeDeComienzos})
    union all
    (${clave} and ${empiezaCon(sql`k.sin_ceros`, codigoSinCeros)} and k.sin_ceros <> k.valor_norm
       and k.sin_ceros <> ${codigoSinCeros}
     order by k.sin_ceros limit ${topeDeComienzos})
  `.execute(db);
  return rows;
}
