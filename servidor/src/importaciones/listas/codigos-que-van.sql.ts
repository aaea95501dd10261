import { separarCodigos } from '@trastienda/nucleo/importaciones/listas/codigos-que-van.ts';
import { type RawBuilder, sql } from 'kysely';

/** Who answers to a code of the line `n` already, besides the artículo it made: as the same thing, or by its own code (ART-25). */
const deQuien = (tipo: 'BARRAS' | 'ORIGINAL', valor: RawBuilder<unknown>) => sql`
  case when n.situacion = 'SIN_ARTICULO' and ${valor} <> '' then coalesce(
    (select b.codigo from codigo_articulo k join articulo b on b.id = k.articulo_id
      where k.tipo = ${tipo} and k.valor_norm = norma_codigo(${valor}) and k.proveedor_id is null
        and b.id is distinct from n.articulo_id),
    (select b.codigo from articulo b
      where b.codigo_norm = norma_codigo(${valor}) and b.estado <> 'INACTIVO' and b.id is distinct from n.articulo_id
      order by b.distincion limit 1)) end`;

const COLUMNA = { BARRAS: sql`barras`, ORIGINAL: sql`original` } as const;

/** Whether the line `o` makes an artículo if the line `n` does. */
const SE_HARIA = sql`
  o.importacion_id = n.importacion_id and o.situacion = 'SIN_ARTICULO' and o.descripcion <> '' and o.omitida is null
    and (o.incluida or not n.incluida)`;

/**
 * What the artículo is called that another line makes with a code of `n`, before it as the same thing or as its own code, whose it
 * will be: a list says so before it is applied.
 */
const deOtraLinea = (tipo: 'BARRAS' | 'ORIGINAL') => sql`
  case when n.situacion = 'SIN_ARTICULO' and n.${COLUMNA[tipo]} <> '' then coalesce(
    (select o.propio from lista_proveedor_linea o
      where ${SE_HARIA} and norma_codigo(o.propio) = norma_codigo(n.${COLUMNA[tipo]}) and o.linea <> n.linea
      order by o.linea limit 1),
    (select o.propio from lista_proveedor_linea o
      where ${SE_HARIA} and o.${COLUMNA[tipo]} <> '' and norma_codigo(o.${COLUMNA[tipo]}) = norma_codigo(n.${COLUMNA[tipo]})
        and o.linea < n.linea order by o.linea limit 1)) end`;

export type CodigosDeLinea = {
  readonly barras: string;
  readonly barrasDe: string | null;
  readonly original: string;
  readonly originalDe: string | null;
};

/** The columns that tell the codes of the line `n`, and whose they are. */
export const CODIGOS_DE_LINEA = sql`
  n.barras, ${deQuien('BARRAS', sql`n.barras`)} as "barrasDe", n.original, ${deQuien('ORIGINAL', sql`n.original`)} as "originalDe"`;

/** The same of a line that is looked at: also what another one of its list brings. Those that are made at once tell it by themselves. */
export const CODIGOS_DE_LINEA_A_LA_VISTA = sql`
  n.barras, coalesce(${deQuien('BARRAS', sql`n.barras`)}, ${deOtraLinea('BARRAS')}) as "barrasDe",
  n.original, coalesce(${deQuien('ORIGINAL', sql`n.original`)}, ${deOtraLinea('ORIGINAL')}) as "originalDe"`;

/** Which of them the artículo it makes has, and which it goes without. */
export const codigosDeLinea = ({ barras, barrasDe, original, originalDe }: CodigosDeLinea) =>
  separarCodigos([
    { tipo: 'BARRAS', valor: barras, de: barrasDe },
    { tipo: 'ORIGINAL', valor: original, de: originalDe },
  ]);
