import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';

/** How many of a kit its depósitos that sell reach for, in one sucursal: never zero. */
export type KitEnVenta = { readonly id: string; readonly sucursalId: string; readonly disponible: string };

/**
 * Every kit there is something of, where somebody may see it: `partesDeKit` and `kitsDisponibles` of the core said over all of
 * them at once, since a filter asks of every kit there is. Nothing chosen, so what is optional stays out and no substitute counts.
 */
export async function leerKitsEnVenta(db: Db, sucursales: readonly string[] | null): Promise<readonly KitEnVenta[]> {
  const { rows } = await sql<KitEnVenta>`
    with recursive linea as not materialized (
      select e.articulo_id, l.componente_id, l.opcional, l.cantidad * (1 + l.merma / 100) as por_unidad
      from estructura e join estructura_linea l on l.estructura_id = e.id
      where rige(e)),
    parte (kit_id, componente_id, por_unidad) as (
      select k.id, l.componente_id, l.por_unidad
      from articulo k join linea l on l.articulo_id = k.id and not l.opcional
      where k.tipo = 'KIT'
      union all
      select p.kit_id, l.componente_id, p.por_unidad * l.por_unidad
      from parte p
      join articulo k on k.id = p.componente_id and k.tipo = 'KIT'
      join linea l on l.articulo_id = k.id and not l.opcional),
    hoja as (
      select p.kit_id, p.componente_id, c.tipo, sum(p.por_unidad) as por_unidad
      from parte p join articulo c on c.id = p.componente_id
      where c.tipo <> 'KIT' or not exists (select from linea l where l.articulo_id = c.id)
      group by p.kit_id, p.componente_id, c.tipo),
    -- There is none of what takes something that is not kept in stock, as a kit that does not say what it is made of.
    entero as (select kit_id, count(*) as hojas from hoja group by kit_id having bool_and(tipo = 'PRODUCTO')),
    en_deposito as (
      select h.kit_id, d.sucursal_id, trunc(min((y.fisico - y.reservado) / h.por_unidad), k.decimales) as disponible
      from entero x
      join hoja h on h.kit_id = x.kit_id
      join articulo k on k.id = x.kit_id
      join saldo_stock y on y.articulo_id = h.componente_id and y.fisico > y.reservado
      join deposito d on d.id = y.deposito_id and d.vendible and not d.virtual
      where ${sucursales}::uuid[] is null or d.sucursal_id = any(${sucursales}::uuid[])
      group by h.kit_id, d.id, k.decimales
      having count(*) = min(x.hojas))
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
