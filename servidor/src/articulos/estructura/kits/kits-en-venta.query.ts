import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';

/** How many of a kit its depósitos that sell reach for, in one sucursal: never zero. */
export type KitEnVenta = { readonly id: string; readonly sucursalId: string; readonly disponible: string };

/**
 * Every kit there is something of, where somebody may see it: `partesDeKit` and `kitsDisponibles` of the core said over all of
 * them at once, since a filter asks of every kit there is. Nothing chosen, so what is optional stays out and no substitute counts.
 * What one takes by all its ways grows with each kit inside another: a kit is taken apart only for a depósito that has some of
 * everything that it, and the kits inside, take by themselves.
 */
export async function leerKitsEnVenta(db: Db, sucursales: readonly string[] | null): Promise<readonly KitEnVenta[]> {
  const { rows } = await sql<KitEnVenta>`
    with recursive linea as materialized (
      select e.articulo_id as kit_id, l.componente_id, l.opcional, l.cantidad * (1 + l.merma / 100) as por_unidad, c.tipo
      from estructura e
      join articulo k on k.id = e.articulo_id and k.tipo = 'KIT'
      join estructura_linea l on l.estructura_id = e.id
      join articulo c on c.id = l.componente_id
      where rige(e)),
    pide as materialized (
      select kit_id, componente_id, por_unidad, tipo,
             tipo = 'KIT' and componente_id in (select kit_id from linea) as se_abre
      from linea where not opcional),
    lugar as materialized (
      select d.id, d.sucursal_id from deposito d
      where d.vendible and not d.virtual
        and (${sucursales}::uuid[] is null or d.sucursal_id = any(${sucursales}::uuid[]))),
    -- With its offset 0 each component is looked up by itself, and not once for each depósito.
    hay as materialized (
      select y.articulo_id, y.deposito_id, y.libre
      from (select distinct componente_id from pide) c
      cross join lateral (
        select s.articulo_id, s.deposito_id, s.fisico - s.reservado as libre
        from saldo_stock s where s.articulo_id = c.componente_id and s.fisico > s.reservado offset 0) y
      where y.deposito_id in (select id from lugar)),
    -- There is none of what takes something that is not kept in stock, as a kit that does not say what it is made of.
    suyo as (
      select kit_id, count(*) filter (where not se_abre) as hojas, bool_and(se_abre or tipo = 'PRODUCTO') as entero
      from pide group by kit_id),
    alcanza as materialized (
      select p.kit_id, y.deposito_id, count(*) as hojas
      from pide p join hay y on y.articulo_id = p.componente_id
      where not p.se_abre group by p.kit_id, y.deposito_id),
    falta (kit_id, deposito_id) as (
      select s.kit_id, g.id
      from suyo s cross join lugar g
      left join alcanza z on z.kit_id = s.kit_id and z.deposito_id = g.id
      where not s.entero or s.hojas > coalesce(z.hojas, 0)
      union
      select p.kit_id, f.deposito_id from falta f join pide p on p.componente_id = f.kit_id and p.se_abre),
    posible as materialized (
      select s.kit_id, g.id as deposito_id, g.sucursal_id from suyo s cross join lugar g
      where not exists (select from falta f where f.kit_id = s.kit_id and f.deposito_id = g.id)),
    parte (kit_id, componente_id, por_unidad, se_abre) as (
      select p.kit_id, p.componente_id, p.por_unidad, p.se_abre
      from pide p where p.kit_id in (select kit_id from posible)
      union all
      select q.kit_id, p.componente_id, q.por_unidad * p.por_unidad, p.se_abre
      from parte q join pide p on p.kit_id = q.componente_id
      where q.se_abre),
    hoja as (
      select kit_id, componente_id, sum(por_unidad) as por_unidad
      from parte where not se_abre group by kit_id, componente_id),
    -- By artículo alone: joined to what may be first, each depósito would be read for every kit.
    cabe as materialized (
      select h.kit_id, y.deposito_id, min(y.libre / h.por_unidad) as veces
      from hoja h join hay y on y.articulo_id = h.componente_id
      group by h.kit_id, y.deposito_id),
    en_deposito as (
      select v.kit_id, v.sucursal_id, trunc(c.veces, k.decimales) as disponible
      from posible v
      join cabe c on c.kit_id = v.kit_id and c.deposito_id = v.deposito_id
      join articulo k on k.id = v.kit_id)
    select kit_id as id, sucursal_id as "sucursalId", sum(disponible)::text as disponible
    from en_deposito where disponible > 0 group by kit_id, sucursal_id
  `.execute(db);
  return rows;
}

/** How many there are of each, in a sucursal or in all that were read. */
export function sumarPorKit(
  kits: readonly KitEnVenta[],
  sucursalId: string | null | undefined,
): readonly { readonly id: string; readonly disponible: string }[] {
  const suyos = sucursalId == null ? kits : kits.filter((kit) => kit.sucursalId === sucursalId);
  return [...Map.groupBy(suyos, ({ id }) => id)].map(([id, lugares]) => ({
    id,
    disponible: textoCantidad(sumar(lugares.map(({ disponible }) => disponible))),
  }));
}
