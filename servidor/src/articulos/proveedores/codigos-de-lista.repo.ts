import { type RawBuilder, sql } from 'kysely';
import { indizarPorTandas } from '#articulos/busqueda/busqueda.repo.ts';
import type { Tx } from '#db/db.ts';

type Puesto = { readonly id: string; readonly codigo: string | null; readonly cantidad: string | null };

/**
 * Leaves artículos that are held with this code of a proveedor, or with none, and the search learns it. `cuales` selects
 * `articulo_id, codigo, cantidad`: how many units a scan is (ART-01), which one that is only written another way keeps.
 */
export async function ponerCodigosDeLista(tx: Tx, proveedorId: string, cuales: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<Puesto>`
    select x.articulo_id as id, x.codigo,
           case when k.valor_norm = norma_codigo(x.codigo) then k.cantidad_por_lectura else x.cantidad end as cantidad
      from (${cuales}) x
      left join codigo_articulo k on k.articulo_id = x.articulo_id and k.proveedor_id = ${proveedorId} and k.tipo = 'PROVEEDOR'
     where k.valor is distinct from x.codigo order by 1`.execute(tx);
  const ids = rows.map(({ id }) => id);
  // All of them go before any comes: two may have changed places.
  await sql`
    delete from codigo_articulo k
     where k.tipo = 'PROVEEDOR' and k.proveedor_id = ${proveedorId} and k.articulo_id = any(${ids}::uuid[])`.execute(
    tx,
  );
  await sql`
    insert into codigo_articulo (id, articulo_id, decimales, tipo, valor, valor_norm, proveedor_id, cantidad_por_lectura)
    select uuid_de_ahora(), a.id, a.decimales, 'PROVEEDOR', x.codigo, norma_codigo(x.codigo), ${proveedorId},
           -- One that the unidad of the artículo cannot count by now says nothing.
           case when x.cantidad = round(x.cantidad, a.decimales) then x.cantidad else 1 end
      from unnest(${ids}::uuid[], ${rows.map(({ codigo }) => codigo)}::text[],
                  ${rows.map(({ cantidad }) => cantidad)}::numeric[]) as x (id, codigo, cantidad)
      join articulo a on a.id = x.id
     where x.codigo is not null`.execute(tx);
  await indizarPorTandas(tx, ids);
}
