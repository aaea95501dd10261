import { type RawBuilder, sql } from 'kysely';
import { comoLista } from '#articulos/alcance-de-stock.ts';
import { aReposicion, existenciasValuadas } from '#articulos/existencias-valuadas.sql.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Consulta } from '#http/contexto.ts';

/** Whoever reads nodes, be it a query or, inside its transaction, a command. */
export type Lector = Pick<Consulta, 'usuario' | 'ahora'> & { readonly db: Db | Tx };

/** What hangs from a node; what it is worth, by both clocks, only for who may see costs. */
export type Suma = { readonly articulos: number; readonly valor: string; readonly reposicion: string };
export type Sumas = ReadonlyMap<string, Suma>;

type ConHojas = { readonly id: string; readonly hojas: readonly string[] };

/** Beyond so many to name, planning by their names takes longer than reading everything. */
const MUCHAS = 1_000;

/**
 * Of some nodes, whatever their levels. The subfamilias are told by name, so that PostgreSQL knows how many artículos each has:
 * of a few it looks theirs up, and of many it reads all of them once. Left to guess, it looked up those of a rubro that has
 * half the catalogue one by one. Of most of the tree nothing is named, and it reads everything in parallel.
 */
export async function sumarHojas(lector: Lector, nodos: readonly ConHojas[]): Promise<Sumas> {
  const pares = nodos.flatMap(({ id, hojas }) => hojas.map((hoja) => ({ id, hoja })));
  if (pares.length === 0) return new Map();
  const suyas = [...new Set(pares.map(({ hoja }) => hoja))];
  const hojas = sql`unnest(${pares.map(({ id }) => id)}::uuid[], ${pares.map(({ hoja }) => hoja)}::uuid[])`;
  const { rows } = await sql<Suma & { readonly nodo: string }>`
    with ${sumaDeHojas(lector, suyas.length > MUCHAS ? TODAS : sql`a.subfamilia_id = any(${suyas}::uuid[])`, hojas)}
    select nodo, coalesce(articulos, 0) as articulos, coalesce(valor, 0) as valor, coalesce(reposicion, 0) as reposicion from suma
  `.execute(lector.db);
  return new Map(rows.map(({ nodo, ...suma }) => [nodo, suma]));
}

/** Nothing is named, and PostgreSQL reads everything in parallel. */
export const TODAS = sql`true`;

/**
 * As tables of a `with`, of which `suma` has a row for each node of the pairs (node, subfamilia), of artículos `a` with a condition
 * that only leaves out what hangs from no pair. What nobody knows the cost of
 * reposición of is worth the same by both clocks.
 */
export function sumaDeHojas(
  { usuario, ahora }: Lector,
  condicion: RawBuilder<unknown>,
  pares: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const valores = usuario.puede('costo.ver')
    ? sql`select a.subfamilia_id as id, sum(k.valor) as valor, ${aReposicion(ahora)} as reposicion
          from articulo a join ${existenciasValuadas(comoLista(usuario.alcance('costo.ver')))} k on k.articulo_id = a.id
          where k.cantidad <> 0 and ${condicion} group by a.subfamilia_id`
    : sql`select null::uuid as id, null::numeric as valor, null::numeric as reposicion where false`;
  return sql`cuenta as (
      select a.subfamilia_id as id, count(*) as articulos from articulo a
      where a.estado <> 'INACTIVO' and ${condicion} group by a.subfamilia_id),
    valores as (${valores}),
    suma as (select h.nodo, sum(c.articulos)::int as articulos, sum(v.valor) as valor, sum(v.reposicion) as reposicion
             from ${pares} h (nodo, id) left join cuenta c on c.id = h.id left join valores v on v.id = h.id
             group by h.nodo)`;
}
