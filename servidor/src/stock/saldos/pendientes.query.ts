import { sql } from 'kysely';
import { sucursalesDe } from '#articulos/index.ts';
import type { Consulta } from '#http/contexto.ts';
import { negativosHoy } from '#stock/centralizado/centralizado.query.ts';
import { idsDe, leerLugaresVisibles } from './lugares-visibles.query.ts';

type PendientesDeStock = { readonly negativos: number | null; readonly ajustes: number | null };

/**
 * What of the stock waits for somebody, in a sucursal or in all of theirs: artículos in negative, ajustes that are still a draft.
 * Null is what they may not see.
 */
export async function contarPendientesDeStock(
  { db, usuario }: Pick<Consulta, 'db' | 'usuario'>,
  sucursalId: string | undefined,
): Promise<PendientesDeStock> {
  const veStock = usuario.puede('stock.ver', sucursalId);
  const depositos = veStock ? idsDe(await leerLugaresVisibles(db, usuario, { sucursalId })) : [];
  const deAjustes = sucursalesDe(usuario.alcance('ajuste.ver'), sucursalId);
  const { rows } = await sql<PendientesDeStock>`
    select case when ${veStock} then (select count(*)::int from (${negativosHoy(depositos)}) n) end as negativos,
           case when ${usuario.puede('ajuste.ver', sucursalId)} then
             (select count(*)::int from ajuste
              where estado = 'BORRADOR' and (${deAjustes}::uuid[] is null or sucursal_id = any(${deAjustes}::uuid[]))) end as ajustes
  `.execute(db);
  return rows[0] ?? { negativos: null, ajustes: null };
}
