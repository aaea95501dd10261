import { type RawBuilder, sql } from 'kysely';
import type { Periodo } from './comun.ts';

/**
 * What was sold of each artículo, and what came back, as rows (articulo_id, en, cantidad, importe, costo): in pesos, net of
 * IVA, and at the cost of its movement, which the line of a delivery keeps and the ledger has for a return (REA-03). What a
 * lista in dollars sold is worth what they were when it left; while nobody wrote what a dollar is, nothing, and it is
 * said to have cost nothing either.
 */
export const vendido = ({ inicio, fin }: Periodo, sucursales: readonly string[] | null): RawBuilder<unknown> => sql`
  select er.articulo_id, e.en, er.cantidad, coalesce(round(nr.importe * c.cambio * er.cantidad / nr.pedida, 4), 0) as importe,
         case when c.cambio is null then 0 else er.valor end as costo
  from entrega e
  join nota_pedido n on n.id = e.nota_id
  join lista_precio l on l.id = n.lista_id
  cross join lateral (select case l.moneda when 'ARS' then 1 else cambio_en(l.moneda, e.en) end as cambio) c
  join entrega_renglon er on er.entrega_id = e.id
  join nota_renglon nr on nr.id = er.renglon_id
  where e.en >= ${inicio} and e.en < ${fin} and ${enSucursales(sql.ref('n.sucursal_id'), sucursales)}
  union all
  select dr.articulo_id, v.en, -dr.cantidad, -coalesce(round(dr.importe * c.cambio, 4), 0),
         case when c.cambio is null then 0 else -coalesce(round(dr.cantidad * vuelto.unitario, 8), 0) end
  from devolucion v
  join devolucion_renglon dr on dr.devolucion_id = v.id
  left join entrega_renglon suyo on suyo.id = dr.entrega_renglon_id
  left join entrega e on e.id = suyo.entrega_id
  left join nota_pedido n on n.id = e.nota_id
  left join lista_precio l on l.id = n.lista_id
  -- What comes back without its delivery is in pesos; with it, worth what it was when it left.
  cross join lateral (select case coalesce(l.moneda, 'ARS') when 'ARS' then 1 else cambio_en(l.moneda, e.en) end as cambio) c
  left join lateral (
    select sum(s.valor) / nullif(sum(s.cantidad), 0) as unitario from asiento_stock s
    where s.movimiento_id = v.movimiento_id and s.articulo_id = dr.articulo_id and s.deposito_id = v.deposito_id) vuelto on true
  where v.en >= ${inicio} and v.en < ${fin} and ${enSucursales(sql.ref('v.sucursal_id'), sucursales)}`;

const enSucursales = (columna: RawBuilder<unknown>, sucursales: readonly string[] | null) =>
  sucursales === null ? sql`true` : sql`${columna} = any(${sucursales}::uuid[])`;
