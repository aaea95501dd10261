import { sql } from 'kysely';
import { leerKitsEnVenta, sumarPorKit } from '#articulos/estructura/kits/kits-en-venta.query.ts';
import { losBajoMinimo } from '#articulos/minimos/bajo-minimo.sql.ts';
import type { Consulta } from '#http/contexto.ts';
import { faltaPrecio } from './con-precio.sql.ts';
import type { Marco } from './filtros.query.ts';
import { exigirMarco } from './lista.query.ts';

type Vistas = {
  readonly todos: number;
  readonly conStock: number;
  readonly bajoMinimo: number;
  readonly sinPrecio: number;
  readonly inactivos: number;
};

/** How many artículos each tab of the table holds, in one statement. */
export async function contarVistas(
  consulta: Consulta,
  { sucursalId, listaId }: { readonly sucursalId?: string | undefined; readonly listaId?: string | undefined },
): Promise<Vistas> {
  const { marco } = await exigirMarco(consulta, listaId);
  const kits = sumarPorKit(await leerKitsEnVenta(consulta.db, marco.sucursales), sucursalId).map(({ id }) => id);
  // An inactive artículo has no stock (INV-09), so balances are counted without visiting it.
  const { rows } = await sql<Vistas>`
    select (select count(*) from articulo where estado <> 'INACTIVO') as todos,
           (select count(*) from articulo where estado = 'INACTIVO') as inactivos,
           (select count(*) from (${conStock(sucursalId, marco)}) x)
             + (select count(*) from articulo a where a.id = any(${kits}::uuid[]) and a.estado <> 'INACTIVO') as "conStock",
           (select count(*) from articulo a
             where a.estado <> 'INACTIVO' and a.id in (${losBajoMinimo(sucursalId, marco)})) as "bajoMinimo",
           (select count(*) from articulo a where a.estado <> 'INACTIVO' and ${faltaPrecio(marco)}) as "sinPrecio"
  `.execute(consulta.db);
  return rows[0] ?? { todos: 0, conStock: 0, bajoMinimo: 0, sinPrecio: 0, inactivos: 0 };
}

const conStock = (sucursalId: string | undefined, { sucursales }: Marco) => sql`
    select x.articulo_id
    from saldo_stock x join deposito d on d.id = x.deposito_id
    where d.vendible and x.fisico > x.reservado
      and (${sucursalId ?? null}::uuid is null or d.sucursal_id = ${sucursalId ?? null}::uuid)
      and (${sucursales}::uuid[] is null or d.sucursal_id = any(${sucursales}::uuid[]))
    group by x.articulo_id`;
