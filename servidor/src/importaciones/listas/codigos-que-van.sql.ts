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

export type CodigosDeLinea = {
  readonly barras: string;
  readonly barrasDe: string | null;
  readonly original: string;
  readonly originalDe: string | null;
};

/** The columns that tell the codes of the line `n`, and whose they are. */
export const CODIGOS_DE_LINEA = sql`
  n.barras, ${deQuien('BARRAS', sql`n.barras`)} as "barrasDe", n.original, ${deQuien('ORIGINAL', sql`n.original`)} as "originalDe"`;

/** Which of them the artículo it makes has, and which it goes without. */
export const codigosDeLinea = ({ barras, barrasDe, original, originalDe }: CodigosDeLinea) =>
  separarCodigos([
    { tipo: 'BARRAS', valor: barras, de: barrasDe },
    { tipo: 'ORIGINAL', valor: original, de: originalDe },
  ]);
