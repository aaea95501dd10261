import { sql } from 'kysely';
import { filas, type Verificacion } from '#plataforma/verificacion.ts';

/** What must always be true of lots, serial numbers and obleas (ART-24). */
export const verificacionesDeNumeros: readonly Verificacion[] = [
  {
    codigo: 'INV-27',
    titulo: 'Un número de serie o una oblea está en un solo depósito, y es una sola unidad',
    consulta: (db) =>
      filas(
        db,
        sql`select a.codigo, n.numero, sum(y.cantidad) as cantidad, count(*) as depositos
            from saldo_numero y join numero_de_stock n on n.id = y.numero_id join articulo a on a.id = y.articulo_id
            where a.control in ('SERIE', 'OBLEA') and y.cantidad <> 0
            group by a.codigo, n.numero having sum(y.cantidad) <> 1 or count(*) <> 1`,
      ),
  },
  // That nothing left without its oblea is told by the sums below: its números would be more than what there is.
  {
    codigo: 'INV-28',
    titulo: 'Cada oblea es de un solo artículo',
    consulta: (db) =>
      filas(
        db,
        sql`select n.numero_norm as oblea, count(*)::int as cuantos from numero_de_stock n join articulo a on a.id = n.articulo_id
            where a.control = 'OBLEA' group by n.numero_norm having count(*) > 1`,
      ),
  },
  {
    codigo: 'ART-24',
    titulo: 'Los números de un artículo que los lleva suman lo que hay de él en cada depósito',
    consulta: (db) =>
      filas(
        db,
        sql`select a.codigo, d.nombre as deposito, s.fisico, l.cantidad as "enNumeros"
            from saldo_stock s join articulo a on a.id = s.articulo_id join deposito d on d.id = s.deposito_id
            cross join lateral (select coalesce(sum(y.cantidad), 0) as cantidad from saldo_numero y
                                where y.articulo_id = s.articulo_id and y.deposito_id = s.deposito_id) l
            where l.cantidad <> case when a.control = 'NINGUNO' then 0 else s.fisico end or s.control <> a.control`,
      ),
  },
  {
    codigo: 'ART-24',
    titulo: 'Lo que hay de cada número en cada depósito es la suma de sus asientos',
    consulta: (db) =>
      filas(
        db,
        sql`select numero_id, deposito_id, y.cantidad, l.cantidad as asientos
            from saldo_numero y
            full join (select x.numero_id, x.deposito_id, sum(x.cantidad) as cantidad
                       from asiento_numero x join deposito d on d.id = x.deposito_id where not d.virtual
                       group by x.numero_id, x.deposito_id) l using (numero_id, deposito_id)
            where coalesce(y.cantidad, 0) <> coalesce(l.cantidad, 0)`,
      ),
  },
  {
    codigo: 'ART-24',
    titulo: 'Ningún movimiento dice de los números otra cosa que del artículo',
    consulta: (db) =>
      filas(
        db,
        sql`select x.movimiento_id as movimiento, x.articulo_id, x.deposito_id, x.cantidad as "enNumeros", l.cantidad
            from (select movimiento_id, articulo_id, deposito_id, sum(cantidad) as cantidad from asiento_numero
                  group by movimiento_id, articulo_id, deposito_id) x
            left join lateral (select sum(y.cantidad) as cantidad from asiento_stock y
                               where y.movimiento_id = x.movimiento_id and y.articulo_id = x.articulo_id
                                 and y.deposito_id = x.deposito_id) l on true
            where x.cantidad is distinct from l.cantidad`,
      ),
  },
];
