import {
  type CuentaDeTramo,
  escalaDeVariacion,
  type TramoDeVariacion,
  tramosDeVariacion,
} from '@trastienda/nucleo/articulos/precios/lotes/distribucion.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/** How many of the lines of a batch that are in move how much. */
export async function distribuir(
  tx: Tx,
  id: string,
  {
    variacionMinima,
    variacionMaxima,
  }: { readonly variacionMinima: string | null; readonly variacionMaxima: string | null },
): Promise<TramoDeVariacion[]> {
  if (variacionMinima === null || variacionMaxima === null) return [];
  const { limite } = await tx
    .selectFrom('lote_precio')
    .select('limite_variacion as limite')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const escala = escalaDeVariacion(variacionMinima, variacionMaxima, limite);
  const { rows } = await sql<CuentaDeTramo>`
    select (case when variacion < 0 then -1 else 1 end
            * least(greatest(ceil(abs(variacion) / ${escala.paso}::numeric), 1), ${escala.tope + 1}::int))::int as lugar,
           count(*)::int as lineas
    from lote_precio_linea where lote_id = ${id} and incluida and omitida is null and variacion is not null
    group by 1
  `.execute(tx);
  return tramosDeVariacion(escala, limite, rows);
}
