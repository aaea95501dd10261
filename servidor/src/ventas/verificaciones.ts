import { sql } from 'kysely';
import type { Verificacion } from '#plataforma/verificacion.ts';

/** What the delivered kits of the line `r` took of its component `c`. */
const ENTREGADA_DE_KIT = sql`parte_del_total(c.total, r.entregada, r.pedida, c.decimales)`;

/** What must always be true of sales; each gives the rows where it is not. */
export const verificacionesDeVentas: readonly Verificacion[] = [
  {
    codigo: 'INV-51',
    titulo: 'Ningún renglón tiene reservado más de lo que falta entregar, ni devuelto más de lo entregado',
    consulta: async (db) => {
      const { rows } = await sql<Record<string, unknown>>`
        select n.numero as nota, r.codigo, r.pedida, r.entregada, r.cancelada, v.reservada, d.devuelta
        from nota_renglon r
        join nota_pedido n on n.id = r.nota_id
        left join lateral (select sum(cantidad) as reservada from reserva
                           where documento_linea = r.id and estado = 'ACTIVA') v on true
        left join lateral (select sum(dr.cantidad) as devuelta
                           from entrega_renglon er join devolucion_renglon dr on dr.entrega_renglon_id = er.id
                           where er.renglon_id = r.id) d on true
        where coalesce(v.reservada, 0) > r.pedida - r.entregada - r.cancelada
           or coalesce(d.devuelta, 0) > r.entregada
        union all
        select n.numero, c.codigo, c.total, ${ENTREGADA_DE_KIT}, null, v.reservada, null
        from nota_componente c
        join nota_renglon r on r.id = c.renglon_id
        join nota_pedido n on n.id = c.nota_id
        cross join lateral (select coalesce(sum(cantidad), 0) as reservada from reserva
                            where documento_linea = c.id and estado = 'ACTIVA') v
        where v.reservada > parte_del_total(c.total, r.pedida - r.cancelada, r.pedida, c.decimales) - ${ENTREGADA_DE_KIT}
        order by 1
      `.execute(db);
      return rows;
    },
  },
  {
    codigo: 'INV-25',
    titulo: 'Cada kit de una nota confirmada tiene fijado lo que lleva, y ningún otro renglón lo tiene',
    consulta: async (db) => {
      const { rows } = await sql<Record<string, unknown>>`
        select n.numero as nota, n.estado, r.codigo, r.tipo, c.hay
        from nota_renglon r
        join nota_pedido n on n.id = r.nota_id
        cross join lateral (select exists (select from nota_componente c where c.renglon_id = r.id) as hay) c
        where case when r.tipo <> 'KIT' or n.estado = 'BORRADOR' then c.hay
                   else n.estado <> 'ANULADA' and not c.hay end
        order by n.numero, r.orden
      `.execute(db);
      return rows;
    },
  },
  {
    codigo: 'INV-52',
    titulo: 'El estado de cada nota coincide con lo entregado, lo cancelado y lo reservado de sus renglones',
    consulta: async (db) => {
      const { rows } = await sql<Record<string, unknown>>`
        select n.numero as nota, n.estado, l.entregado, l.resta, l.reservado
        from nota_pedido n
        cross join lateral (
          select coalesce(bool_or(r.entregada > 0), false) as entregado,
                 coalesce(bool_or(r.entregada + r.cancelada < r.pedida), false) as resta,
                 exists (select from reserva v where v.documento_id = n.id and v.estado = 'ACTIVA') as reservado
          from nota_renglon r where r.nota_id = n.id) l
        where case n.estado
                when 'FINALIZADA' then l.resta or not l.entregado or l.reservado
                when 'PARCIAL' then not (l.resta and l.entregado)
                when 'ANULADA' then l.entregado or l.reservado
                when 'BORRADOR' then l.entregado or l.reservado
                else l.entregado or not l.resta
              end
        order by n.numero
      `.execute(db);
      return rows;
    },
  },
  {
    codigo: 'INV-54',
    titulo: 'Cada entrega tiene un movimiento de venta con las mismas cantidades, y los renglones suman sus entregas',
    consulta: async (db) => {
      const { rows } = await sql<Record<string, unknown>>`
        select e.numero as entrega, n.numero as nota, m.tipo as movimiento, er.renglon_id, er.cantidad, a.asentada
        from entrega e
        join nota_pedido n on n.id = e.nota_id
        join entrega_renglon er on er.entrega_id = e.id
        join nota_renglon r on r.id = er.renglon_id
        left join movimiento_stock m on m.id = e.movimiento_id
        left join lateral (select -sum(s.cantidad) as asentada from asiento_stock s
                           where s.movimiento_id = e.movimiento_id and s.documento_linea = er.renglon_id
                             and s.deposito_id = e.deposito_id and s.articulo_id = er.articulo_id) a on true
        where (r.tipo = 'PRODUCTO' and (m.tipo is distinct from 'VENTA' or a.asentada is distinct from er.cantidad))
           or (r.tipo <> 'PRODUCTO' and a.asentada is not null)
        union all
        select null, n.numero, 'ENTREGADO DE MÁS O DE MENOS', r.id, r.entregada, sum(er.cantidad)
        from nota_renglon r
        join nota_pedido n on n.id = r.nota_id
        left join entrega_renglon er on er.renglon_id = r.id
        group by n.numero, r.id
        having r.entregada <> coalesce(sum(er.cantidad), 0)
        union all
        select null, n.numero, 'KIT ENTREGADO DE MÁS O DE MENOS', c.id, ${ENTREGADA_DE_KIT}, a.asentada
        from nota_componente c
        join nota_renglon r on r.id = c.renglon_id
        join nota_pedido n on n.id = c.nota_id
        cross join lateral (select coalesce(-sum(s.cantidad), 0) as asentada from entrega e
                            join asiento_stock s on s.movimiento_id = e.movimiento_id and s.documento_linea = c.id
                              and s.deposito_id = e.deposito_id and s.articulo_id = c.articulo_id
                            where e.nota_id = n.id) a
        where a.asentada <> ${ENTREGADA_DE_KIT}
        union all
        select null, null, m.tipo || ' SIN ENTREGA', null, null, null
        from movimiento_stock m
        where m.tipo = 'VENTA' and not exists (select from entrega e where e.movimiento_id = m.id)
          and not exists (select from movimiento_stock v where v.revierte_a = m.id)
      `.execute(db);
      return rows;
    },
  },
  {
    codigo: 'INV-55',
    titulo: 'La suma guardada de cada entrega es la de sus renglones',
    consulta: async (db) => {
      const { rows } = await sql<Record<string, unknown>>`
        select e.numero as entrega, n.numero as nota, s.importe, l.importe as "deRenglones", s.costo, l.costo as "costoDeRenglones"
        from entrega e
        join nota_pedido n on n.id = e.nota_id
        cross join lateral (
          select sum(round(r.importe * er.cantidad / r.pedida, 4)) as importe, sum(er.valor) as costo
          from entrega_renglon er join nota_renglon r on r.id = er.renglon_id where er.entrega_id = e.id) l
        left join entrega_suma s on s.entrega_id = e.id and s.en = e.en and s.sucursal_id = n.sucursal_id
        where (s.importe, s.costo) is distinct from (l.importe, l.costo)
        order by e.numero
      `.execute(db);
      return rows;
    },
  },
];
