import { LETRAS_DE_TRIGRAMA } from '@trastienda/nucleo/articulos/busqueda.ts';
import type { ModoDeTexto } from '@trastienda/nucleo/comun/filtros.ts';
import { normaPalabras, sonSoloSignos } from '@trastienda/nucleo/comun/texto.ts';
import { type RawBuilder, sql } from 'kysely';
import { type EnSql, patron } from '#db/filtros.ts';

/**
 * What a filter asks of the description of an artículo, of the outer row `a` unless another is said. Its normal form is kept
 * with the words of a search, so it is worked out for none, and their index finds what contains a text.
 */
export const porDescripcion =
  (articuloId: RawBuilder<unknown> = sql`a.id`): EnSql =>
  (condicion) => {
    if (!('texto' in condicion)) return condicion.es === 'vacio' ? sql`false` : sql`true`;
    const norma = normaPalabras(condicion.texto);
    if (norma === '') return sql`false`;
    return sql`${articuloId} in (select p.articulo_id from articulo_palabras p where ${enSusPalabras(condicion.es, norma)}
      p.orden like ${patron(condicion.es, norma)})`;
  };

/** The words begin by the description. Of less than a trigram their index knows nothing, and reading them takes longer. */
function enSusPalabras(es: ModoDeTexto, norma: string): RawBuilder<unknown> {
  if (norma.length < LETRAS_DE_TRIGRAMA) return sql``;
  return sql`p.texto like ${es === 'contiene' ? `%${norma}%` : ` ${norma}%`} and`;
}

/**
 * Every word is in the código or in the description of the artículo of the outer row `a`; `true` when nothing is searched. All
 * that is among its other words is left out by the second question, which few get to.
 */
export function porCodigoODescripcion(buscar: string | undefined): RawBuilder<unknown> {
  const patrones = normaPalabras(buscar ?? '')
    .split(' ')
    .filter((palabra) => palabra !== '')
    .map((palabra) => `%${palabra}%`);
  if (patrones.length === 0) return sonSoloSignos(buscar) ? sql`false` : sql`true`;
  const todas = (texto: RawBuilder<unknown>) =>
    sql.join(
      patrones.map((uno) => sql`${texto} like ${uno}`),
      sql` and `,
    );
  const cada = patrones.map((uno) => sql`(p.orden like ${uno} or norma_palabras(x.codigo) like ${uno})`);
  return sql`a.id in (
    select p.articulo_id from articulo_palabras p join articulo x on x.id = p.articulo_id
    where ${todas(sql`p.texto`)} and ${sql.join(cada, sql` and `)})`;
}
