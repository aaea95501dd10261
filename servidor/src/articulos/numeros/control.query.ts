import type { Control } from '@trastienda/nucleo/articulos/numeros/control.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/** Holds what there is of an artículo as it is, before the artículo itself: the order in which whoever moves it takes them. */
export async function sostenerSaldos(tx: Tx, articuloId: string): Promise<void> {
  await sql`select from saldo_stock where articulo_id = ${articuloId} order by deposito_id for update`.execute(tx);
}

/** What it asks for now, and what there is of it in all depósitos, without its sign. */
export async function leerControl(
  tx: Tx,
  articuloId: string,
): Promise<{ readonly control: Control; readonly hay: string }> {
  const { rows } = await sql<{ control: Control; hay: string }>`
    select a.control, coalesce((select sum(abs(s.fisico)) from saldo_stock s where s.articulo_id = a.id), 0) as hay
    from articulo a where a.id = ${articuloId}
  `.execute(tx);
  return rows[0] ?? { control: 'NINGUNO', hay: '0' };
}
