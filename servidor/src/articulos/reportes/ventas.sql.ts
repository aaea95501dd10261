import { type RawBuilder, sql } from 'kysely';
import type { Periodo } from './comun.ts';

/**
 * What was sold of each artículo, and what came back, as rows (articulo_id, sucursal_id, cliente_id, nota_id, en, cantidad,
 * importe, costo): in pesos, net of IVA, and at the cost of its movement, which the line of a delivery keeps and the ledger
 * has for a return (REA-03), which is of no nota. What a lista in dollars sold is worth what they were when it left; while
 * nobody wrote what a dollar is, nothing, and it is said to have cost nothing either.
 */
export const vendido = (periodo: Lapso, sucursales: Sucursales): RawBuilder<unknown> => sql`
  ${entregado(sql`${enPeriodo('e.en', periodo)} and ${enSucursales('n.sucursal_id', sucursales)}`)}
  union all
  ${devuelto(periodo, sucursales)}`;

/**
 * The same of whole documents and not of each artículo, as rows (sucursal_id, en, importe, costo). What a delivery in pesos adds
 * up to is kept with it, so that years of them are read as fast as they are many, and not as long.
 */
export const vendidoPorDocumento = (periodo: Lapso, sucursales: Sucursales): RawBuilder<unknown> => {
  const suyas = sql`${enPeriodo('s.en', periodo)} and ${enSucursales('s.sucursal_id', sucursales)}`;
  const enOtraMoneda = sql`e.id in (select s.entrega_id from entrega_suma s where s.moneda <> 'ARS' and ${suyas})`;
  return sql`
    select s.sucursal_id, s.en, s.importe, s.costo from entrega_suma s where s.moneda = 'ARS' and ${suyas}
    union all
    select x.sucursal_id, x.en, x.importe, x.costo from (${entregado(enOtraMoneda)}) x
    union all
    select x.sucursal_id, x.en, x.importe, x.costo from (${devuelto(periodo, sucursales)}) x`;
};

/** What left inside of the kits that were sold: nobody was sold it by itself, and somebody took it. */
export const salidoEnKits = (periodo: Lapso, sucursales: Sucursales): RawBuilder<unknown> => sql`
  select k.articulo_id
  from nota_componente k
  join entrega_renglon er on er.renglon_id = k.renglon_id
  join entrega e on e.id = er.entrega_id
  join nota_pedido n on n.id = e.nota_id
  where ${enPeriodo('e.en', periodo)} and ${enSucursales('n.sucursal_id', sucursales)}`;

/**
 * What buying each kit of a step again costs today, as the step `costo_de_kit`: when nobody wrote it, what all it takes costs
 * (EST-05). Without kits nothing is asked.
 */
export const costosDeSusKits = (paso: 'venta' | 'suma', ahora: Date): RawBuilder<unknown> => sql`
  costo_de_kit as materialized (
    select k.articulo_id, k.importe from costos_de_kits(array(
      select distinct v.articulo_id from ${sql.ref(paso)} v join articulo x on x.id = v.articulo_id
      where x.tipo = 'KIT' and x.costo_reposicion is null), 'REPOSICION', ${ahora}) k)`;

type Lapso = Pick<Periodo, 'inicio' | 'fin'>;
type Sucursales = readonly string[] | null;

const entregado = (cuales: RawBuilder<unknown>) => sql`
  select er.articulo_id, n.sucursal_id, n.cliente_id, n.id as nota_id, e.en, er.cantidad,
         coalesce(round(nr.importe * c.cambio * er.cantidad / nr.pedida, 4), 0) as importe,
         case when c.cambio is null then 0 else er.valor end as costo
  from entrega e
  join nota_pedido n on n.id = e.nota_id
  join lista_precio l on l.id = n.lista_id
  cross join lateral (select case l.moneda when 'ARS' then 1 else cambio_en(l.moneda, e.en) end as cambio) c
  join entrega_renglon er on er.entrega_id = e.id
  join nota_renglon nr on nr.id = er.renglon_id
  where ${cuales}`;

const devuelto = (periodo: Lapso, sucursales: Sucursales) => sql`
  select dr.articulo_id, v.sucursal_id, v.cliente_id, null::uuid as nota_id, v.en, -dr.cantidad as cantidad,
         -coalesce(round(dr.importe * c.cambio, 4), 0) as importe,
         case when c.cambio is null then 0 else -coalesce(round(dr.cantidad * vuelto.unitario, 8), 0) end as costo
  from devolucion v
  join devolucion_renglon dr on dr.devolucion_id = v.id
  -- What comes back without its delivery is in pesos; with it, worth what it was when it left. Few things come back: each looks for
  -- its own, and not all for those of all.
  left join lateral (
    select l.moneda, e.en from entrega_renglon suyo
    join entrega e on e.id = suyo.entrega_id join nota_pedido n on n.id = e.nota_id join lista_precio l on l.id = n.lista_id
    where suyo.id = dr.entrega_renglon_id offset 0) o on true
  cross join lateral (select case coalesce(o.moneda, 'ARS') when 'ARS' then 1 else cambio_en(o.moneda, o.en) end as cambio) c
  left join lateral (
    select sum(s.valor) / nullif(sum(s.cantidad), 0) as unitario from asiento_stock s
    where s.movimiento_id = v.movimiento_id and s.articulo_id = dr.articulo_id and s.deposito_id = v.deposito_id) vuelto on true
  where ${enPeriodo('v.en', periodo)} and ${enSucursales('v.sucursal_id', sucursales)}`;

const enPeriodo = (columna: string, { inicio, fin }: Lapso) =>
  sql`${sql.ref(columna)} >= ${inicio} and ${sql.ref(columna)} < ${fin}`;

const enSucursales = (columna: string, sucursales: Sucursales) =>
  sucursales === null ? sql`true` : sql`${sql.ref(columna)} = any(${sucursales}::uuid[])`;
