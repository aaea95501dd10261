import type { CambiosDeGrupo, Grupos } from '@trastienda/nucleo/articulos/equivalencias/grupo.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';

/** The same number as in the trigger that keeps chains from closing. */
const CERROJO = 7_264_321;

/**
 * Grupos and chains are changed one at a time: what one command joins, the next one has to see, whatever artículos it
 * begins at. Taken before any artículo.
 */
export async function turnoDeEquivalencias(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CERROJO})`.execute(tx);
}

/** Every member of the grupos these artículos are in. */
export async function leerGrupos(db: Db | Tx, articuloIds: readonly string[]): Promise<Grupos> {
  const { rows } = await sql<{ articuloId: string; grupoId: string }>`
    select m.articulo_id as "articuloId", m.grupo_id as "grupoId"
    from articulo_equivalencia m
    where m.grupo_id in (select grupo_id from articulo_equivalencia where articulo_id = any(${articuloIds}::uuid[]))
    order by m.articulo_id
  `.execute(db);
  return new Map(rows.map(({ articuloId, grupoId }) => [articuloId, grupoId]));
}

export async function guardarGrupos(tx: Tx, cambios: CambiosDeGrupo): Promise<void> {
  const entran = [...cambios].filter((cambio): cambio is [string, string] => cambio[1] !== null);
  const salen = [...cambios].filter(([, grupo]) => grupo === null).map(([id]) => id);
  await sql`delete from articulo_equivalencia where articulo_id = any(${salen}::uuid[])`.execute(tx);
  await sql`
    insert into articulo_equivalencia (articulo_id, grupo_id)
    select * from unnest(${entran.map(([id]) => id)}::uuid[], ${entran.map(([, grupo]) => grupo)}::uuid[])
    on conflict (articulo_id) do update set grupo_id = excluded.grupo_id
  `.execute(tx);
}

type Eslabon = { readonly id: string; readonly codigo: string };

/** An artículo and what replaces it, one after the other. */
export async function leerCadena(db: Db | Tx, articuloId: string): Promise<Eslabon[]> {
  const { rows } = await sql<Eslabon>`
    with recursive cadena (id, paso) as (
      select ${articuloId}::uuid, 0
      union all
      select r.por_id, c.paso + 1 from cadena c join articulo_reemplazo r on r.articulo_id = c.id)
    select a.id, a.codigo from cadena c join articulo a on a.id = c.id order by c.paso
  `.execute(db);
  return rows;
}

/** What an artículo replaces, however far back, the nearest first. */
export async function leerAnteriores(db: Db | Tx, articuloId: string): Promise<Eslabon[]> {
  const { rows } = await sql<Eslabon>`
    with recursive anteriores (id, paso) as (
      select articulo_id, 1 from articulo_reemplazo where por_id = ${articuloId}
      union all
      select r.articulo_id, v.paso + 1 from anteriores v join articulo_reemplazo r on r.por_id = v.id)
    select a.id, a.codigo from anteriores v join articulo a on a.id = v.id order by v.paso, a.codigo collate "C"
  `.execute(db);
  return rows;
}

export async function guardarReemplazo(tx: Tx, articuloId: string, porId: string | null): Promise<void> {
  if (porId === null) {
    await tx.deleteFrom('articulo_reemplazo').where('articulo_id', '=', articuloId).execute();
    return;
  }
  await tx
    .insertInto('articulo_reemplazo')
    .values({ articulo_id: articuloId, por_id: porId })
    .onConflict((conflicto) => conflicto.column('articulo_id').doUpdateSet({ por_id: porId }))
    .execute();
}
