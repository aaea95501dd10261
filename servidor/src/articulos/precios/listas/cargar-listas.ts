import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { type DatosDeLista, insertarLista } from './listas.repo.ts';

/** Creates listas of prices, for the demo company. Answers their ids in the order given. */
export async function cargarListas(tx: Tx, listas: readonly DatosDeLista[]): Promise<readonly string[]> {
  const conId = listas.map((datos) => ({ id: uuidv7(), datos }));
  for (const { id, datos } of conId) await insertarLista(tx, id, datos);
  return conId.map(({ id }) => id);
}

type CotizacionParaCargar = { readonly fecha: string; readonly valor: string };

/** The rates of the dollar, a day each. */
export async function cargarCotizaciones(
  tx: Tx,
  cotizaciones: readonly CotizacionParaCargar[],
  { fuente, usuarioId }: { readonly fuente: string; readonly usuarioId: string },
): Promise<void> {
  await sql`
    insert into cotizacion (id, moneda, fecha, valor, fuente, creado_por)
    select id, 'USD', fecha, valor, ${fuente}, ${usuarioId}::uuid from unnest(
      ${cotizaciones.map(() => uuidv7())}::uuid[], ${cotizaciones.map(({ fecha }) => fecha)}::date[],
      ${cotizaciones.map(({ valor }) => valor)}::numeric[]) as x (id, fecha, valor)
  `.execute(tx);
}
