import { type RawBuilder, sql } from 'kysely';
import type { Periodo } from './comun.ts';

/**
 * What was sold of each artículo, and what came back, as rows (articulo_id, en, cantidad, importe, costo): net of IVA, and
 * at the cost of its movement, which the line of a delivery keeps and the ledger has for a return (REA-03).
 */
export const vendido = ({ inicio, fin }: Periodo, sucursales: readonly string[] | null): RawBuilder<unknown> => sql`
  select er.articulo_id, e.en, er.cantidad, round(nr.importe * er.cantidad / nr.pedida, 4) as importe, er.valor as costo
  from entrega e
  join nota_pedido n on n.id = e.nota_id
  join entrega_renglon er on er.entrega_id = e.id
  join nota_renglon nr on nr.id = er.renglon_id
  where e.en >= ${inicio} and e.en < ${fin} and ${enSucursales(sql.ref('n.sucursal_id'), sucursales)}
  union all
  select dr.articulo_id, v.en, -dr.cantidad, -dr.importe, -coalesce(round(dr.cantidad * vuelto.unitario, 8), 0)
  from devolucion v
  join devolucion_renglon dr on dr.devolucion_id = v.id
  left join lateral (
    select sum(s.valor) / nullif(sum(s.cantidad), 0) as unitario from asiento_stock s
    where s.movimiento_id = v.movimiento_id and s.articulo_id = dr.articulo_id and s.deposito_id = v.deposito_id) vuelto on true
  where v.en >= ${inicio} and v.en < ${fin} and ${enSucursales(sql.ref('v.sucursal_id'), sucursales)}`;

const enSucursales = (columna: RawBuilder<unknown>, sucursales: readonly string[] | null) =>
  sucursales === null ? sql`true` : sql`${columna} = any(${sucursales}::uuid[])`;
