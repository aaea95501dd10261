import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

type Costo = { readonly importe: string; readonly moneda: string; readonly origen: string };

/**
 * The cost of reposición of an artículo, from now on, and with it its version. Its history writes itself and takes its
 * author from the same row (`anotar_costo_reposicion`), so whoever writes one comes through here.
 */
export async function escribirCosto(
  tx: Tx,
  articuloId: string,
  { importe, moneda, origen }: Costo,
  { usuarioId, ahora }: { readonly usuarioId: string; readonly ahora: Date },
): Promise<void> {
  await tx
    .updateTable('articulo')
    .set({
      costo_reposicion: importe,
      costo_reposicion_moneda: moneda,
      costo_reposicion_fecha: ahora,
      costo_reposicion_origen: origen,
      version: sql`version + 1`,
      modificado_en: ahora,
      modificado_por: usuarioId,
    })
    .where('id', '=', articuloId)
    .execute();
}
