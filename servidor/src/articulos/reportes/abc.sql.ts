import type { Reloj, UmbralesDeAbc } from '@trastienda/nucleo/articulos/contrato.ts';
import { type RawBuilder, sql } from 'kysely';
import { costoDeHoy, depositosDe } from './comun.ts';

type Pedido = {
  readonly ahora: Date;
  /** The first instant of each month, and the end of the last one. */
  readonly limites: readonly Date[];
  readonly sucursales: readonly string[] | null;
  readonly reloj: Reloj;
  readonly umbrales: Omit<UmbralesDeAbc, 'version'>;
};

/**
 * Every artículo in use with its class, as the step `clase` of a statement: `clasificarAbc` and `claseXyz` once more, over
 * the whole ledger of twelve months, which does not leave the database. Tests compare the two.
 *
 * What went out is what was sold, used in the workshop or put into something else, less what came back of it; a reversal
 * takes off what it reverses.
 */
export const clasificado = ({ ahora, limites, sucursales, reloj, umbrales }: Pedido): RawBuilder<unknown> => sql`
  salida as (
    select s.articulo_id, width_bucket(m.fecha_efectiva, ${limites.map((l) => l.toISOString())}::timestamptz[]) as mes,
           -sum(s.cantidad) as unidades, -sum(s.valor) as valor
    from movimiento_stock m
    left join movimiento_stock o on o.id = m.revierte_a
    join asiento_stock s on s.movimiento_id = m.id
    where m.fecha_efectiva >= ${limites[0]} and m.fecha_efectiva < ${limites.at(-1)}
      and coalesce(o.tipo, m.tipo) in ('VENTA', 'DEV_CLIENTE', 'OT_CONSUMO', 'ARMADO')
      -- Of what was put together, only the parts.
      and (coalesce(o.tipo, m.tipo) <> 'ARMADO' or (s.cantidad < 0) = (o.id is null))
      and s.deposito_id = any(${depositosDe(sucursales)})
    group by s.articulo_id, 2),
  suma as (
    select articulo_id, sum(unidades) as unidades, sum(valor) as valor, sum(unidades * unidades) as cuadrados
    from salida group by articulo_id),
  movido as materialized (
    select ${DE_SU_ARTICULO}, s.unidades,
           coalesce(${reloj === 'PROMEDIO' ? sql`s.valor` : sql`coalesce(s.unidades * ${costoDeHoy(ahora)}, s.valor)`}, 0) as valor,
           case when s.unidades > 0 then
             sqrt(greatest(s.cuadrados / ${MESES(limites)} - (s.unidades / ${MESES(limites)}) * (s.unidades / ${MESES(limites)}), 0))
             * 100 * ${MESES(limites)} / s.unidades end as variacion
    from suma s join articulo a on a.id = s.articulo_id
    where a.tipo = 'PRODUCTO'),
  entero as (select coalesce(sum(greatest(valor, 0)), 0) as total from movido),
  -- Most of a catalogue never moved. All of that is worth nothing and comes last, after the whole: it is neither put in order nor
  -- added up.
  acumulado as (
    select m.*, sum(greatest(m.valor, 0)) over (order by m.valor desc, m.id rows unbounded preceding) as hasta, e.total
    from movido m cross join entero e
    union all
    select ${DE_SU_ARTICULO}, 0, 0, null, e.total, e.total
    from articulo a cross join entero e
    where a.tipo = 'PRODUCTO' and a.estado <> 'INACTIVO' and not exists (select from suma s where s.articulo_id = a.id)),
  clase as (
    select *,
           case when valor <= 0 then 'C' when (hasta - valor) * 100 < total * ${umbrales.a}::numeric then 'A'
                when (hasta - valor) * 100 < total * ${umbrales.b}::numeric then 'B' else 'C' end as abc,
           case when variacion is null or variacion > ${umbrales.y}::numeric then 'Z'
                when variacion > ${umbrales.x}::numeric then 'Y' else 'X' end as xyz
    from acumulado)`;

const DE_SU_ARTICULO = sql`a.id, a.codigo, a.descripcion, a.subfamilia_id, a.marca_id`;

const MESES = (limites: readonly Date[]) => sql.lit(limites.length - 1);
