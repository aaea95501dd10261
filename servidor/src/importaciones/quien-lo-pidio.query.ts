import type { Tx } from '#db/db.ts';

// Reads usuario, of another room: hence a query.

/** Whether whoever asked for some work is still somebody who may come in. */
export async function sigueActiva(tx: Tx, usuarioId: string): Promise<boolean> {
  const persona = await tx
    .selectFrom('usuario')
    .select('id')
    .where('id', '=', usuarioId)
    .where('activo', '=', true)
    .executeTakeFirst();
  return persona !== undefined;
}
