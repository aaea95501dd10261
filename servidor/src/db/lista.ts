import { type Lista, TOPE_DE_CONTEO } from '@trastienda/nucleo/comun/paginacion.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

type Pedido<Fila> = {
  readonly consulta: { readonly pagina: number; readonly porPagina: number; readonly contar?: 'exacto' | undefined };
  /** True when a search or a filter narrows the list, so that counting it all could be slow. */
  readonly filtrado: boolean;
  readonly filas: (limit: number, offset: number) => Promise<Fila[]>;
  /** Counts the rows, but no further than `tope` when there is one. */
  readonly contar: (tope?: number) => Promise<number>;
};

/**
 * One page of a list with its total. The total is exact without search or filter and when `contar=exacto` is asked;
 * otherwise counting stops at 10,000 (`acordado` 24).
 */
export async function paginar<Fila>({ consulta, filtrado, filas, contar }: Pedido<Fila>): Promise<Lista<Fila>> {
  const { pagina, porPagina } = consulta;
  const exacto = !filtrado || consulta.contar === 'exacto';
  const [pedidas, contadas] = await Promise.all([
    filas(porPagina, (pagina - 1) * porPagina),
    contar(exacto ? undefined : TOPE_DE_CONTEO + 1),
  ]);
  const seCorto = !exacto && contadas > TOPE_DE_CONTEO;
  return {
    filas: pedidas,
    total: seCorto ? TOPE_DE_CONTEO : contadas,
    totalExacto: !seCorto,
    pagina,
    porPagina,
  };
}

/** Counts what a query gives, stopping at `tope`. The query needs no columns. */
export async function contarFilas<Base, Tablas extends keyof Base, Columnas>(
  db: Db,
  query: SelectQueryBuilder<Base, Tablas, Columnas>,
  tope?: number,
): Promise<number> {
  const filas = query.clearSelect().clearOrderBy().select(sql`1`.as('una'));
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from ${tope === undefined ? filas : filas.limit(tope)} x`.execute(db);
  return rows[0]?.n ?? 0;
}
