import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { type DatosDeProveedor, insertarProveedor } from './proveedores.repo.ts';

/** Creates proveedores, for the demo company. Answers their ids in the order given. */
export async function cargarProveedores(
  tx: Tx,
  proveedores: readonly DatosDeProveedor[],
  usuarioId: string,
): Promise<readonly string[]> {
  const conId = proveedores.map((datos) => ({ id: uuidv7(), datos }));
  for (const { id, datos } of conId) await insertarProveedor(tx, id, datos, usuarioId);
  return conId.map(({ id }) => id);
}
