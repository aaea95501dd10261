import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

type Version = { readonly id: string; readonly articuloId: string };

/**
 * Puts versions in force from an instant, all of the same one, and ends then whatever would have been (INV-22): they last until the
 * next that waits for its day, if any. Without `desde`, at once. Answers the number of those that end. The graph is held.
 */
export async function ponerVigentes(
  tx: Tx,
  versiones: readonly Version[],
  { desde, usuarioId }: { readonly desde?: Date | null; readonly usuarioId: string },
): Promise<readonly number[]> {
  const en = desde?.toISOString() ?? (await ahoraDeLaBase(tx));
  const { rows } = await sql<{ numero: number }>`
    update estructura set hasta = ${en}, version = version + 1
    where articulo_id = any(${versiones.map(({ articuloId }) => articuloId)}::uuid[])
      and desde < ${en} and (hasta is null or hasta > ${en})
    returning numero
  `.execute(tx);
  await sql`
    update estructura e
       set desde = ${en},
           hasta = (select min(s.desde) from estructura s where s.articulo_id = e.articulo_id and s.desde > ${en}),
           version = version + 1, modificado_en = clock_timestamp(), modificado_por = ${usuarioId}
     where id = any(${versiones.map(({ id }) => id)}::uuid[])
  `.execute(tx);
  return rows.map(({ numero }) => numero);
}

/** Takes its day away from a version that waits for it: the one that would have ended then goes on. The graph is held. */
export async function desprogramar(tx: Tx, id: string, usuarioId: string): Promise<void> {
  await sql`
    with suya as (
      update estructura e
         set desde = null, hasta = null, version = e.version + 1, modificado_en = clock_timestamp(),
             modificado_por = ${usuarioId}
        from estructura antes
       where e.id = ${id} and antes.id = e.id
      returning e.articulo_id, antes.desde, antes.hasta)
    update estructura e set hasta = s.hasta, version = e.version + 1
      from suya s
     where e.articulo_id = s.articulo_id and e.hasta = s.desde
  `.execute(tx);
}

/** Takes versions out of force. Those that wait for their day still come into it. */
export async function retirarVersiones(tx: Tx, ids: readonly string[], usuarioId: string): Promise<void> {
  await sql`
    update estructura set hasta = clock_timestamp(), version = version + 1, modificado_en = clock_timestamp(),
           modificado_por = ${usuarioId}
    where id = any(${ids}::uuid[])
  `.execute(tx);
}

/** The number of the version of an artículo that begins at that very instant, beside one of them. */
export async function numeroQueEmpieza(tx: Tx, { id, articuloId }: Version, desde: Date): Promise<number | null> {
  const { rows } = await sql<{ numero: number }>`
    select numero from estructura where articulo_id = ${articuloId} and id <> ${id} and desde = ${desde.toISOString()}
  `.execute(tx);
  return rows[0]?.numero ?? null;
}

async function ahoraDeLaBase(tx: Tx): Promise<string> {
  const { rows } = await sql<{ en: string }>`select clock_timestamp()::text as en`.execute(tx);
  return definido(rows[0], 'the clock of the database').en;
}
