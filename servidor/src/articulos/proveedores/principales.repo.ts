import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

type Principal = { readonly articuloId: string; readonly proveedorId: string | null };

/**
 * Makes a proveedor the principal of each artículo, or none; each one sells it already. What buying it again costs follows
 * (ART-12): the same rule as `reposicionTras`, for many at once. Answers whose cost is another one.
 */
export async function ponerPrincipales(
  tx: Tx,
  principales: readonly Principal[],
  { usuarioId, ahora }: { readonly usuarioId: string; readonly ahora: Date },
): Promise<readonly string[]> {
  if (principales.length === 0) return [];
  const ids = principales.map(({ articuloId }) => articuloId);
  await sql`
    update articulo_proveedor
       set principal = false, version = version + 1, modificado_en = ${ahora}, modificado_por = ${usuarioId}
     where principal and articulo_id = any(${ids}::uuid[])
  `.execute(tx);
  await sql`
    update articulo_proveedor t
       set principal = true, version = t.version + 1, modificado_en = ${ahora}, modificado_por = ${usuarioId}
      from unnest(${ids}::uuid[], ${principales.map(({ proveedorId }) => proveedorId)}::uuid[]) as x (articulo, proveedor)
     where t.articulo_id = x.articulo and t.proveedor_id = x.proveedor
  `.execute(tx);
  const { rows } = await sql<{ id: string }>`
    update articulo a
       set costo_reposicion = t.neto, costo_reposicion_moneda = t.moneda, costo_reposicion_fecha = ${ahora},
           costo_reposicion_origen = p.razon_social
      from articulo_proveedor t join proveedor p on p.id = t.proveedor_id
     where t.articulo_id = a.id and t.principal and t.neto is not null and a.id = any(${ids}::uuid[])
       and (a.costo_reposicion, a.costo_reposicion_moneda) is distinct from (t.neto, t.moneda)
    returning a.id
  `.execute(tx);
  return rows.map(({ id }) => id);
}
