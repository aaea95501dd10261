import type { TipoEstructura } from '@trastienda/nucleo/articulos/estructura/ciclo-de-estructura.ts';
import { sql } from 'kysely';
import { huellaDe, insertarLineasDe, type LineaGuardada } from '#articulos/estructura/estructuras.repo.ts';
import type { Tx } from '#db/db.ts';

type VersionNueva = {
  readonly id: string;
  readonly articuloId: string;
  readonly tipo: TipoEstructura;
  readonly numero: number;
  readonly nota: string;
  readonly lineas: readonly LineaGuardada[];
};

/** Lines written by one statement, give or take those of one estructura. */
const LINEAS_POR_VEZ = 5_000;

/** Many versions at once, each whole, as drafts. The graph is held by the caller. */
export async function insertarVersiones(tx: Tx, versiones: Iterable<VersionNueva>, usuarioId: string): Promise<void> {
  for (const tanda of porTandas(versiones)) {
    await sql`
      insert into estructura (id, articulo_id, tipo, numero, nota, huella, creado_por, modificado_por)
      select id, articulo_id, tipo, numero, nota, huella, ${usuarioId}::uuid, ${usuarioId}::uuid from unnest(
        ${tanda.map(({ id }) => id)}::uuid[], ${tanda.map(({ articuloId }) => articuloId)}::uuid[],
        ${tanda.map(({ tipo }) => tipo)}::text[], ${tanda.map(({ numero }) => numero)}::int[],
        ${tanda.map(({ nota }) => nota)}::text[],
        ${tanda.map(({ lineas }) => huellaDe(lineas))}::bytea[]) as x (id, articulo_id, tipo, numero, nota, huella)
    `.execute(tx);
    await insertarLineasDe(tx, new Map(tanda.map(({ id, lineas }) => [id, lineas])));
  }
}

/** Other lines for drafts that are there: the mark of those somebody looked at goes with them (EST-12). */
export async function cambiarBorradores(
  tx: Tx,
  borradores: Iterable<Pick<VersionNueva, 'id' | 'nota' | 'lineas'>>,
  usuarioId: string,
): Promise<void> {
  for (const tanda of porTandas(borradores)) {
    const ids = tanda.map(({ id }) => id);
    await sql`
      update estructura e
         set nota = x.nota, version = version + 1, modificado_en = clock_timestamp(), modificado_por = ${usuarioId},
             huella = x.huella,
             validada_huella = case when e.huella = x.huella then e.validada_huella end,
             validada_en = case when e.huella = x.huella then e.validada_en end,
             validada_por = case when e.huella = x.huella then e.validada_por end
        from unnest(${ids}::uuid[], ${tanda.map(({ nota }) => nota)}::text[],
                    ${tanda.map(({ lineas }) => huellaDe(lineas))}::bytea[]) as x (id, nota, huella)
       where e.id = x.id
    `.execute(tx);
    await sql`delete from estructura_linea where estructura_id = any(${ids}::uuid[])`.execute(tx);
    await insertarLineasDe(tx, new Map(tanda.map(({ id, lineas }) => [id, lineas])));
  }
}

function* porTandas<Una extends { readonly lineas: readonly unknown[] }>(todas: Iterable<Una>): Generator<Una[]> {
  let tanda: Una[] = [];
  let cuantas = 0;
  for (const una of todas) {
    tanda.push(una);
    cuantas += una.lineas.length;
    if (cuantas < LINEAS_POR_VEZ) continue;
    yield tanda;
    tanda = [];
    cuantas = 0;
  }
  if (tanda.length > 0) yield tanda;
}
