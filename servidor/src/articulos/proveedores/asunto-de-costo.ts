import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

type Asunto = {
  readonly que: 'MANO' | 'LISTA' | 'REVERSION';
  /** As people read where it comes from: «Bosch Argentina · lista-agosto.csv». */
  readonly detalle?: string;
  readonly importacionId?: string;
  readonly comentario?: string;
  readonly usuarioId: string;
  readonly ahora: Date;
};

/**
 * Says why what proveedores ask changes from here to the end of the transaction: `costo_de_proveedor` writes itself (UA-13), and
 * keeps it with each change.
 */
export async function decirAsunto(
  tx: Tx,
  { que, detalle = '', importacionId, comentario = '', usuarioId, ahora }: Asunto,
): Promise<void> {
  const asunto = { origen: que, detalle, importacion: importacionId, comentario, usuario: usuarioId, en: ahora };
  await sql`select set_config('trastienda.asunto_de_costo', ${JSON.stringify(asunto)}, true)`.execute(tx);
}
