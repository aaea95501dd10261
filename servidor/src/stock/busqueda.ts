import { finDeComienzo, leerBusqueda } from '@trastienda/nucleo/articulos/busqueda.ts';
import { type RawBuilder, sql } from 'kysely';

/**
 * Which artículos `a` a text names: any of its codes that begins with it, or all of its words (`acordado` 24).
 * Reads what articulos keeps for searching, so that both screens find the same.
 */
export function nombradoPor(texto: string | undefined): RawBuilder<unknown> {
  if (texto === undefined || texto.trim() === '') return sql`true`;
  const { codigo, codigoSinCeros, palabras, comienzos } = leerBusqueda(texto);
  if (codigo === '') return sql`false`;
  const condiciones = [
    ...palabras.map((palabra) => sql`p.texto like ${`%${palabra}%`}`),
    ...comienzos.map((comienzo) => sql`p.texto like ${`% ${comienzo}%`}`),
  ];
  return sql`a.id in (
    select k.articulo_id from articulo_clave k
    where k.valor_norm >= ${codigo} and k.valor_norm < ${finDeComienzo(codigo)}
    union
    select k.articulo_id from articulo_clave k where k.sin_ceros = ${codigoSinCeros}
    union
    select p.articulo_id from articulo_palabras p where ${sql.join(condiciones, sql` and `)}
  )`;
}
