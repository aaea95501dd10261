import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

type Principal = { readonly articuloId: string; readonly proveedorId: string | null };
type Autoria = { readonly usuarioId: string; readonly ahora: Date };

/**
 * Makes a proveedor the principal of each artículo, or none; each one sells it already. What buying it again costs follows
 * (ART-12): the same rule as `reposicionTras`, for many at once. Answers whose cost is another one.
 */
export async function ponerPrincipales(
  tx: Tx,
  principales: readonly Principal[],
  autoria: Autoria,
): Promise<readonly string[]> {
  await marcar(tx, principales, autoria);
  return seguir(tx, idsDe(principales), autoria);
}

/**
 * Gives each artículo back the principal it had before a change of many, and with it the cost that the change wrote over, as old
 * and of whom it was. It follows that principal only where somebody wrote another cost since, or that proveedor asks another
 * one since. Answers whose cost is another one.
 */
export async function devolverPrincipales(
  tx: Tx,
  edicionId: string,
  principales: readonly Principal[],
  autoria: Autoria,
): Promise<readonly string[]> {
  if (principales.length === 0) return [];
  await marcar(tx, principales, autoria);
  const { rows: intactos } = await sql<{ id: string; escrito: boolean }>`
    select a.id, a.costo_reposicion_fecha = e.en as escrito
    from edicion_en_lote e
    cross join unnest(${idsDe(principales)}::uuid[], ${principales.map(({ proveedorId }) => proveedorId)}::uuid[])
               as x (articulo, proveedor)
    join articulo a on a.id = x.articulo
    where e.id = ${edicionId} and a.costo_reposicion_fecha <= e.en
      and not exists (select from costo_de_proveedor c
                      where c.articulo_id = x.articulo and c.proveedor_id = x.proveedor and c.en > e.en)
  `.execute(tx);
  const escritos = intactos.filter(({ escrito }) => escrito).map(({ id }) => id);
  await sql`
    update articulo a
       set costo_reposicion = k.importe, costo_reposicion_moneda = k.moneda, costo_reposicion_fecha = k.fecha,
           costo_reposicion_origen = k.origen
      from unnest(${escritos}::uuid[]) as x (id)
      join edicion_en_lote e on e.id = ${edicionId}
      left join lateral (select c.importe, c.moneda, coalesce(c.fecha, c.desde) as fecha, c.origen
                         from costo_reposicion c
                         where c.articulo_id = x.id
                           and c.id < (select min(w.id) from costo_reposicion w
                                       where w.articulo_id = x.id and coalesce(w.fecha, w.desde) = e.en)
                         order by c.id desc limit 1) k
        on k.importe is not null
     where a.id = x.id
  `.execute(tx);
  const quedan = new Set(intactos.map(({ id }) => id));
  const siguen = idsDe(principales).filter((id) => !quedan.has(id));
  return [...escritos, ...(await seguir(tx, siguen, autoria))];
}

const idsDe = (principales: readonly Principal[]) => principales.map(({ articuloId }) => articuloId);

async function marcar(tx: Tx, principales: readonly Principal[], { usuarioId, ahora }: Autoria): Promise<void> {
  if (principales.length === 0) return;
  const ids = idsDe(principales);
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
}

/** What buying each again costs is what its principal asks, if it asks something. */
async function seguir(tx: Tx, ids: readonly string[], { ahora }: Autoria): Promise<readonly string[]> {
  if (ids.length === 0) return [];
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
