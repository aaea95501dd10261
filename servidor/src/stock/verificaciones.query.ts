import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/db.ts';
import type { Verificacion } from '#plataforma/verificacion.ts';
import { verificacionesDeNumeros } from './numeros/verificaciones.ts';

type Fila = Record<string, unknown>;

const filas =
  (consulta: RawBuilder<Fila>): Verificacion['consulta'] =>
  async (db: Db) =>
    (await consulta.execute(db)).rows;

/** The asientos of real depósitos, and whose they are. */
const REALES = sql`(select x.* from asiento_stock x join deposito d on d.id = x.deposito_id where not d.virtual)`;

/** What must always be true of the ledger; each gives the rows where it is not. Nothing is repaired on its own. */
export const verificacionesDeStock: readonly Verificacion[] = [
  ...verificacionesDeNumeros,
  {
    codigo: 'INV-06',
    titulo: 'Ningún depósito tiene físico negativo de un artículo que no lo permite',
    consulta: filas(sql`
      select a.codigo, d.nombre as deposito, s.fisico
      from saldo_stock s join articulo a on a.id = s.articulo_id join deposito d on d.id = s.deposito_id
      where s.fisico < 0 and not a.permite_negativo
      order by a.codigo, d.nombre`),
  },
  {
    codigo: 'INV-07',
    titulo: 'Cada reversión anula exactamente su movimiento, y ninguno se revierte dos veces',
    consulta: filas(sql`
      select r.revierte_a as movimiento, min(r.id) as reversion, x.articulo_id, x.deposito_id,
             sum(x.cantidad) as cantidad, sum(x.valor) as valor
      from movimiento_stock r join asiento_stock x on x.movimiento_id in (r.id, r.revierte_a)
      where r.revierte_a is not null
      group by r.revierte_a, x.articulo_id, x.deposito_id
      having sum(x.cantidad) <> 0 or sum(x.valor) <> 0
      order by 1`),
  },
  {
    codigo: 'INV-12',
    titulo: 'Donde hay más reservado que físico, una pérdida posterior lo explica',
    consulta: filas(sql`
      select a.codigo, d.nombre as deposito, s.fisico, s.reservado
      from saldo_stock s join articulo a on a.id = s.articulo_id join deposito d on d.id = s.deposito_id
      where s.reservado > s.fisico and s.reservado > 0
        and not exists (
          select from asiento_stock x join movimiento_stock m on m.id = x.movimiento_id
          left join movimiento_stock o on o.id = m.revierte_a
          where x.articulo_id = s.articulo_id and x.deposito_id = s.deposito_id and x.cantidad < 0
            and coalesce(o.tipo, m.tipo) in ('AJUSTE', 'INICIAL')
            and m.registrado_en > (select max(r.creada_en) from reserva r
                                   where r.articulo_id = s.articulo_id and r.deposito_id = s.deposito_id
                                     and r.estado = 'ACTIVA'))
      order by a.codigo, d.nombre`),
  },
  {
    codigo: 'INV-14',
    titulo: 'El físico de cada saldo es la suma de sus asientos',
    consulta: filas(sql`
      select articulo_id, deposito_id, s.fisico, l.cantidad as asientos
      from saldo_stock s
      full join (select articulo_id, deposito_id, sum(cantidad) as cantidad from ${REALES} x
                 group by articulo_id, deposito_id) l using (articulo_id, deposito_id)
      where coalesce(s.fisico, 0) <> coalesce(l.cantidad, 0) or (s.fisico is null and l.cantidad is not null)
      order by articulo_id, deposito_id`),
  },
  {
    codigo: 'INV-14',
    titulo: 'Lo reservado de cada saldo es la suma de sus reservas activas',
    consulta: filas(sql`
      select articulo_id, deposito_id, s.reservado, r.cantidad as reservas
      from saldo_stock s
      full join (select articulo_id, deposito_id, sum(cantidad) as cantidad from reserva
                 where estado = 'ACTIVA' group by articulo_id, deposito_id) r using (articulo_id, deposito_id)
      where coalesce(s.reservado, 0) <> coalesce(r.cantidad, 0)
      order by articulo_id, deposito_id`),
  },
  {
    codigo: 'INV-15',
    titulo: 'Los asientos de cada movimiento suman cero por artículo, en cantidad y en valor',
    consulta: filas(sql`
      select movimiento_id as movimiento, articulo_id, sum(cantidad) as cantidad, sum(valor) as valor
      from asiento_stock group by movimiento_id, articulo_id
      having sum(cantidad) <> 0 or sum(valor) <> 0
      union all
      select m.id, null, null, null from movimiento_stock m
      where not exists (select from asiento_stock x where x.movimiento_id = m.id)
      order by 1`),
  },
  {
    codigo: 'INV-17',
    titulo: 'Ningún movimiento está fechado o registrado en el futuro: lo que dice el libro hoy es lo que hay',
    consulta: filas(sql`
      select id as movimiento, documento_texto as documento, fecha_efectiva, registrado_en
      from movimiento_stock where registrado_en > clock_timestamp() or fecha_efectiva > registrado_en
      order by id`),
  },
  {
    codigo: 'INV-18',
    titulo: 'Nada se fechó dentro de un período que ya estaba cerrado',
    consulta: filas(sql`
      select m.id as movimiento, m.documento_texto as documento, m.fecha_efectiva, p.hasta as periodo
      from movimiento_stock m join periodo p
        on (m.fecha_efectiva at time zone 'America/Argentina/Buenos_Aires')::date <= p.hasta
       and m.registrado_en > p.cerrado_en
      order by m.id, p.hasta`),
  },
  {
    codigo: 'INV-20',
    titulo: 'Cantidad y valor de cada costo son la suma de sus asientos y diferencias, y valen el promedio',
    consulta: filas(sql`
      select articulo_id, c.cantidad, l.cantidad as asientos, c.valor,
             coalesce(l.valor, 0) + coalesce(f.importe, 0) as "valorDelLibro", c.promedio
      from costo_articulo c
      full join (select articulo_id, sum(cantidad) as cantidad, sum(valor) as valor from ${REALES} x
                 group by articulo_id) l using (articulo_id)
      full join (select articulo_id, sum(importe) as importe from diferencia_de_valor
                 group by articulo_id) f using (articulo_id)
      where coalesce(c.cantidad, 0) <> coalesce(l.cantidad, 0)
         or coalesce(c.valor, 0) <> coalesce(l.valor, 0) + coalesce(f.importe, 0)
         or abs(c.valor - c.cantidad * c.promedio) > 0.01 + abs(c.cantidad) * 0.00000001
      order by articulo_id`),
  },
];
