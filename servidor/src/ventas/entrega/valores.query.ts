import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/** What left at cost with each line of some movements of sale. */
export async function leerValores(tx: Tx, movimientoIds: readonly number[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ linea: string; valor: string }>`
    select documento_linea as linea, sum(-valor) as valor
    from asiento_stock
    where movimiento_id = any(${movimientoIds}::bigint[]) and cantidad < 0 and documento_linea is not null
    group by documento_linea
  `.execute(tx);
  return new Map(rows.map(({ linea, valor }) => [linea, valor]));
}
