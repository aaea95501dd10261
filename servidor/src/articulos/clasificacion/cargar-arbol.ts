import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { insertarNodos, type OmisionesParaCargar } from './cargar-clasificacion.ts';

type Nodo = { readonly codigo: string; readonly nombre: string; readonly omisiones?: OmisionesParaCargar };

export type RubroParaCargar = Nodo & {
  readonly familias: readonly (Nodo & { readonly subfamilias: readonly Nodo[] })[];
};

/**
 * Creates a whole classification, one statement a level for any number of nodes. Codes are new inside their parent.
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
  return subfamilias.map(({ id }) => id);
}
