import { NIVELES, type Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { CampoDelArticulo, CampoDeOmision } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { LETRA } from './niveles.sql.ts';

const COLUMNA: Readonly<Record<CampoDeOmision, string>> = {
  iva: 'iva_omision',
  unidad: 'unidad_omision_id',
  margen: 'margen_omision',
  diasDeConteo: 'dias_de_conteo',
  obsolescencia: 'obsolescencia',
};

/** Where an artículo keeps its own. */
export const COLUMNA_DEL_ARTICULO = { iva: 'iva', unidad: 'unidad_id' } as const satisfies Record<
  CampoDelArticulo,
  string
>;

/** What a node itself says of something artículos keep: null when it only inherits it, undefined when it is not there. */
export async function leerPropio(
  db: Db,
  nivel: Nivel,
  id: string,
  campo: CampoDelArticulo,
): Promise<string | null | undefined> {
  const { rows } = await sql<{ valor: string | null }>`
    select ${sql.ref(COLUMNA[campo])}::text as valor from ${sql.table(nivel)} where id = ${id}`.execute(db);
  return rows[0]?.valor;
}

/** Whether what a level says reaches down to subfamilia s of familia f: no nearer level says something else (CLA-02). */
export function llegaDesde(nivel: Nivel, campo: CampoDeOmision): RawBuilder<boolean> {
  const masCerca = NIVELES.slice(NIVELES.indexOf(nivel) + 1);
  const callan = masCerca.map((otro) => sql`${sql.ref(`${LETRA[otro]}.${COLUMNA[campo]}`)} is null`);
  return sql<boolean>`(${sql.join([sql`true`, ...callan], sql` and `)})`;
}

/**
 * The artículos a below a node whose own value is not the one the node says, as the tail of a query: everything from
 * `from` on. `valor` is the rate, or the id of the unidad.
 */
export function losQueDifieren(nivel: Nivel, id: string, campo: CampoDelArticulo, valor: string): RawBuilder<unknown> {
  const propia = campo === 'iva' ? sql`a.iva <> ${valor}` : sql`a.unidad_id <> ${valor}::uuid`;
  return sql`
    from articulo a
    join subfamilia s on s.id = a.subfamilia_id
    join familia f on f.id = s.familia_id
    join unidad u on u.id = a.unidad_id
    where ${nivel === 'rubro' ? sql`f.rubro_id` : sql.ref(`${LETRA[nivel]}.id`)} = ${id}
      and a.estado <> 'INACTIVO' and ${llegaDesde(nivel, campo)} and ${propia}`;
}

/** Whether the batch may write it: a unidad with other decimals is changed one artículo at a time, from its ficha. */
export const esAplicable = (campo: CampoDelArticulo, valor: string): RawBuilder<boolean> =>
  campo === 'iva'
    ? sql<boolean>`true`
    : sql<boolean>`a.decimales = (select decimales from unidad where id = ${valor}::uuid)`;
