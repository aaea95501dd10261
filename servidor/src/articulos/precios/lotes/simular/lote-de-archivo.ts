import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { type LotePreparado, prepararSimulado } from './lote-simulado.ts';

type Pedido = { readonly archivo: string; readonly listaId: string };

/**
 * Prepares, already simulated, the batch of prices of a file (ART-20): `carga_precio_de_archivo`, a temporary table of the
 * same transaction, with `articulo_id, importe, moneda, con_iva` (null is what the lista says). No price changes until somebody
 * approves and applies it. Null when no price would change.
 */
export const prepararLoteDeArchivo = (
  orden: Pick<Orden, 'tx' | 'usuario' | 'ahora'>,
  { archivo, listaId }: Pedido,
): Promise<LotePreparado | null> =>
  prepararSimulado(orden, {
    motivo: `Importación de ${archivo}`.slice(0, 200),
    filtro: {},
    regla: { tipo: 'ARCHIVO', archivo: archivo.slice(0, 200) },
    listaIds: [listaId],
    guardar: guardarPrecios,
  });

async function guardarPrecios(tx: Tx, loteId: string): Promise<void> {
  await sql`
    insert into lote_precio_archivo (lote_id, articulo_id, importe, moneda, con_iva)
    select ${loteId}, articulo_id, importe, moneda, con_iva from carga_precio_de_archivo order by articulo_id`.execute(
    tx,
  );
  await sql`analyze lote_precio_archivo`.execute(tx);
}
