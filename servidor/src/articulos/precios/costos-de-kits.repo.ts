import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import { leerCostosDeVenta } from '#articulos/costos-de-venta.query.ts';
import type { Tx } from '#db/db.ts';
import type { LoteSimulable } from './lotes.repo.ts';

/** What the kits take is looked at for each of them: some at a time, so that many kits are no more for each one. */
const TANDA = 200;

/**
 * The kits of `lote_seleccion` that nobody wrote a cost of cost what they take, as when they are sold (PRE-10, EST-05): rules
 * over the cost reach them, and a price under it stands out.
 */
export async function costearKits(tx: Tx, { listaIds }: LoteSimulable, ahora: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select articulo_id as id from lote_seleccion
    where tipo = 'KIT' and reposicion is null and promedio is null order by n`.execute(tx);
  if (rows.length === 0) return;
  const lista = await enQueLista(tx, listaIds);
  const costos: { readonly id: string; readonly costo: string }[] = [];
  for (let hechos = 0; hechos < rows.length; hechos += TANDA) {
    const ids = rows.slice(hechos, hechos + TANDA).map(({ id }) => id);
    const leidos = await leerCostosDeVenta(tx, ids, { listaId: lista.id, ahora });
    for (const id of ids) {
      const costo = leidos.get(id)?.costo;
      if (costo) costos.push({ id, costo });
    }
  }
  await sql`
    update lote_seleccion s set reposicion = k.costo, moneda = ${lista.moneda}
    from unnest(${costos.map(({ id }) => id)}::uuid[], ${costos.map(({ costo }) => costo)}::numeric[]) as k (id, costo)
    where s.articulo_id = k.id`.execute(tx);
}

/** One in pesos where there is one: what costs a few pesos is nothing in dollars. */
async function enQueLista(tx: Tx, listaIds: readonly string[]) {
  const { rows } = await sql<{ id: string; moneda: string }>`
    select id, moneda from lista_precio where id = any(${listaIds}::uuid[]) order by moneda, id limit 1`.execute(tx);
  return definido(rows[0], 'a lista of the batch');
}
