import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';

type Nodo = { readonly codigo: string; readonly nombre: string };

export type RubroParaCargar = Nodo & {
  readonly familias: readonly (Nodo & { readonly subfamilias: readonly Nodo[] })[];
};

/**
 * Creates a whole classification, three statements for any number of nodes. Codes are new inside their parent. Answers
 * the ids of the subfamilias, in the order they were given.
 */
export async function cargarArbol(tx: Tx, rubros: readonly RubroParaCargar[]): Promise<readonly string[]> {
  const conId = rubros.map((rubro) => ({ ...rubro, id: uuidv7() }));
  const familias = conId.flatMap(({ id: rubroId, familias: suyas }) =>
    suyas.map((familia) => ({ ...familia, rubroId, id: uuidv7() })),
  );
  const subfamilias = familias.flatMap(({ id: familiaId, subfamilias: suyas }) =>
    suyas.map((subfamilia) => ({ ...subfamilia, familiaId, id: uuidv7() })),
  );
  const columnas = (nodos: readonly (Nodo & { readonly id: string })[]) => sql`
    ${nodos.map(({ id }) => id)}::uuid[], ${nodos.map(({ codigo }) => codigo)}::text[],
    ${nodos.map(({ nombre }) => nombre)}::text[]`;
  await sql`insert into rubro (id, codigo, nombre) select * from unnest(${columnas(conId)})`.execute(tx);
  await sql`
    insert into familia (id, codigo, nombre, rubro_id)
    select * from unnest(${columnas(familias)}, ${familias.map(({ rubroId }) => rubroId)}::uuid[])
  `.execute(tx);
  await sql`
    insert into subfamilia (id, codigo, nombre, familia_id)
    select * from unnest(${columnas(subfamilias)}, ${subfamilias.map(({ familiaId }) => familiaId)}::uuid[])
  `.execute(tx);
  return subfamilias.map(({ id }) => id);
}
