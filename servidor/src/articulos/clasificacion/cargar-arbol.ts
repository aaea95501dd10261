import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { Obsolescencia } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { insertarNodos } from './cargar-clasificacion.ts';

/** What a node says by itself; what it leaves out is taken from the level above (CLA-02). */
export type OmisionesParaCargar = {
  readonly iva?: Iva;
  readonly unidadId?: string;
  readonly margen?: string;
  readonly diasDeConteo?: number;
  readonly obsolescencia?: Obsolescencia;
};
type Nodo = { readonly codigo: string; readonly nombre: string; readonly omisiones?: OmisionesParaCargar };

export type RubroParaCargar = Nodo & {
  readonly familias: readonly (Nodo & { readonly subfamilias: readonly Nodo[] })[];
};

/**
 * Creates a whole classification, two statements a level for any number of nodes. Codes are new inside their parent.
 * Answers the ids of the subfamilias, in the order they were given.
 */
export async function cargarArbol(tx: Tx, rubros: readonly RubroParaCargar[]): Promise<readonly string[]> {
  const conId = rubros.map((rubro) => ({ ...rubro, padreId: null, id: uuidv7() }));
  const familias = conId.flatMap(({ id: padreId, familias: suyas }) =>
    suyas.map((familia) => ({ ...familia, padreId, id: uuidv7() })),
  );
  const subfamilias = familias.flatMap(({ id: padreId, subfamilias: suyas }) =>
    suyas.map((subfamilia) => ({ ...subfamilia, padreId, id: uuidv7() })),
  );
  await insertarNodos(tx, 'rubro', conId);
  await insertarNodos(tx, 'familia', familias);
  await insertarNodos(tx, 'subfamilia', subfamilias);
  await ponerOmisiones(tx, 'rubro', conId);
  await ponerOmisiones(tx, 'familia', familias);
  await ponerOmisiones(tx, 'subfamilia', subfamilias);
  return subfamilias.map(({ id }) => id);
}

async function ponerOmisiones(tx: Tx, nivel: Nivel, nodos: readonly (Nodo & { readonly id: string })[]): Promise<void> {
  const con = nodos.flatMap(({ id, omisiones }) => (omisiones ? [{ id, ...omisiones }] : []));
  if (con.length === 0) return;
  await sql`
    update ${sql.table(nivel)} n
    set iva_omision = x.iva, unidad_omision_id = x.unidad, margen_omision = x.margen, dias_de_conteo = x.dias,
        obsolescencia = x.obsolescencia
    from unnest(
      ${con.map(({ id }) => id)}::uuid[], ${con.map(({ iva }) => iva ?? null)}::text[],
      ${con.map(({ unidadId }) => unidadId ?? null)}::uuid[], ${con.map(({ margen }) => margen ?? null)}::numeric[],
      ${con.map(({ diasDeConteo }) => diasDeConteo ?? null)}::smallint[],
      ${con.map(({ obsolescencia }) => obsolescencia ?? null)}::text[]) as x (id, iva, unidad, margen, dias, obsolescencia)
    where n.id = x.id
  `.execute(tx);
}
