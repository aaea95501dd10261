import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { turnoDeEquivalencias } from './equivalencias.repo.ts';

const TANDA = 5_000;

/** Makes grupos of artículos that are in none yet, two or more in each. */
export async function cargarGrupos(tx: Tx, grupos: readonly (readonly string[])[]): Promise<void> {
  await turnoDeEquivalencias(tx);
  const miembros = grupos.flatMap((articulos) => {
    const grupoId = uuidv7();
    return articulos.map((articuloId) => ({ articuloId, grupoId }));
  });
  for (let i = 0; i < miembros.length; i += TANDA) {
    const tanda = miembros.slice(i, i + TANDA);
    await sql`
      insert into articulo_equivalencia (articulo_id, grupo_id)
      select * from unnest(${tanda.map(({ articuloId }) => articuloId)}::uuid[],
                           ${tanda.map(({ grupoId }) => grupoId)}::uuid[])
    `.execute(tx);
  }
}

/** Says what replaces artículos that nothing replaced yet. A chain that would close stops the whole load (INV-08). */
export async function cargarReemplazos(
  tx: Tx,
  reemplazos: readonly { readonly articuloId: string; readonly porId: string }[],
): Promise<void> {
  await sql`
    insert into articulo_reemplazo (articulo_id, por_id)
    select * from unnest(${reemplazos.map(({ articuloId }) => articuloId)}::uuid[],
                         ${reemplazos.map(({ porId }) => porId)}::uuid[])
  `.execute(tx);
}
