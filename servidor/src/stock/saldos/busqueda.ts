import { leerBusqueda } from '@trastienda/nucleo/articulos/busqueda.ts';
import { type RawBuilder, sql } from 'kysely';
import { esSinCeros, tieneLasPalabras } from '#articulos/index.ts';

/**
 * Which artículos a text names: any of its codes that begins with it, or all of its words (`acordado` 24). Asked of
 * the row of words `p` alone, where articulos keeps the codes too, so that the planner may go either by its trigrams
 * or along the order of the page.
 */
export function nombradoPor(texto: string): RawBuilder<unknown> {
  const busqueda = leerBusqueda(texto);
  const { codigo, codigoSinCeros } = busqueda;
  if (codigo === '') return sql`false`;
  return sql`(
    p.texto like ${`% ${codigo}%`}
    or (${tieneLasPalabras(busqueda)})
    or p.articulo_id = any(array(select k.articulo_id from articulo_clave k where ${esSinCeros(codigoSinCeros)}))
  )`;
}
