import type { Lista, OrdenDe } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';

/**
 * A table that has to be worked out whole before any page of it is known. `antes` are the named steps that come first;
 * `filas` gives the rows, with at least "articuloId", codigo, descripcion and subfamilia_id; `cumplen` is what is asked of
 * their columns.
 */
export type Informe = {
  readonly antes?: RawBuilder<unknown>;
  readonly filas: RawBuilder<unknown>;
  readonly cumplen: readonly RawBuilder<unknown>[];
  readonly orden: RawBuilder<unknown>;
};

type Pagina = { readonly pagina: number; readonly porPagina: number };
export type ConNombres = {
  readonly articuloId: string;
  readonly codigo: string;
  readonly descripcion: string;
  readonly rubro: string;
  readonly unidad: string;
};

/**
 * One page, with how many rows there are: all of it in one pass. Names are read for the page alone, and only its rows are
 * numbered: numbering them all would put them all in order, when keeping the first ones is enough.
 */
export async function leerPagina<Cruda>(
  db: Db,
  informe: Informe,
  { pagina, porPagina }: Pagina,
): Promise<Lista<Cruda & ConNombres>> {
  const { orden } = informe;
  const { rows } = await sql<{ enTotal: number } & ((Cruda & ConNombres) | { readonly articuloId: null })>`
    with ${tablaDe(informe, sql`materialized`)}
    select t.total as "enTotal", n.*
    from (select count(*)::int as total from tabla) t
    left join (
      select p.*, ${NOMBRES} from (
        select *, row_number() over (order by ${orden}) as lugar from (
          select * from tabla order by ${orden} limit ${porPagina} offset ${(pagina - 1) * porPagina}) c) p
      ${CON_NOMBRES}) n on true
    order by n.lugar
  `.execute(db);
  const total = rows[0]?.enTotal ?? 0;
  const leidas = rows.flatMap((fila) => (fila.articuloId === null ? [] : [fila as Cruda & ConNombres]));
  return { filas: leidas, total, totalExacto: true, pagina, porPagina };
}

/** Every row, in its order, as a file reads them. */
export async function* recorrer<Cruda>(db: Db, informe: Informe): AsyncGenerator<Cruda & ConNombres> {
  const todas = sql<Cruda & ConNombres>`(
    with ${tablaDe(informe)}
    select p.*, ${NOMBRES} from (select *, row_number() over (order by ${informe.orden}) as lugar from tabla) p ${CON_NOMBRES}
    order by p.lugar)`;
  for await (const fila of db.selectFrom(todas.as('informe')).selectAll().stream(500)) {
    yield fila as unknown as Cruda & ConNombres;
  }
}

/** The same rows as they are told. */
export async function* cadaFila<Cruda, Fila>(
  crudas: AsyncIterable<Cruda>,
  aFila: (cruda: Cruda) => Fila,
): AsyncGenerator<Fila> {
  for await (const cruda of crudas) yield aFila(cruda);
}

/** The ids of the artículos of its rows, as a step of another statement: what is asked of their columns is asked of them. */
export const idsDe = (informe: Informe): RawBuilder<unknown> =>
  sql`(with ${tablaDe(informe)} select "articuloId" from tabla)`;

/** The steps of a report up to its rows, those that meet what is asked of each column of the outer row `a`. */
const tablaDe = ({ antes = sql``, filas, cumplen }: Informe, como = sql``) => sql`
  ${antes} tabla as ${como} (select * from (${filas}) a where ${sql.join([sql`true`, ...cumplen], sql` and `)})`;

const NOMBRES = sql`r.nombre as rubro, u.codigo as unidad`;
const CON_NOMBRES = sql`
  join articulo a on a.id = p."articuloId"
  join unidad u on u.id = a.unidad_id
  join subfamilia s on s.id = a.subfamilia_id
  join familia f on f.id = s.familia_id
  join rubro r on r.id = f.rubro_id`;

const TEXTOS = { codigo: sql`codigo collate "C"`, descripcion: sql`descripcion collate "es-x-icu"` } as const;

/** By the fields asked for that may be seen, unknown figures last; those alike by id. Fields are columns of the same name. */
export function ordenarInforme<Campo extends string>(
  orden: OrdenDe<Campo> | undefined,
  omision: NoInfer<Campo | `-${Campo}`>,
  campos: readonly NoInfer<Campo>[],
  seVe?: (campo: NoInfer<Campo>) => boolean,
): RawBuilder<unknown> {
  const propias = Object.fromEntries(campos.map((campo) => [campo, sql.ref(campo)]));
  const columnas = { ...propias, ...TEXTOS } as Record<Campo, RawBuilder<unknown>>;
  return enOrden(orden, { omision, columnas, conNada: campos, iguales: sql`"articuloId"`, ...(seVe && { seVe }) });
}
