import { sql } from 'kysely';
import { filas, type Verificacion } from '#plataforma/verificacion.ts';
import { huellaDe } from './estructuras.repo.ts';
import { leerTodasLasLineas } from './grafo.query.ts';

export const verificacionesDeEstructura: readonly Verificacion[] = [
  {
    codigo: 'INV-05',
    titulo: 'Ningún artículo es parte de sí mismo en las estructuras vigentes',
    consulta: (db) =>
      filas(
        db,
        sql`with recursive arista (desde, hasta) as (
              select e.articulo_id, l.componente_id
              from estructura e join estructura_linea l on l.estructura_id = e.id where rige_o_regira(e)
              union
              select e.articulo_id, s.articulo_id
              from estructura e join estructura_linea l on l.estructura_id = e.id
              join estructura_sustituto s on s.linea_id = l.id where rige_o_regira(e)),
            alcance (desde, hasta) as (
              select desde, hasta from arista
              union
              select c.desde, a.hasta from alcance c join arista a on a.desde = c.hasta)
            select a.codigo from alcance c join articulo a on a.id = c.desde where c.desde = c.hasta`,
      ),
  },
  {
    codigo: 'INV-09 en estructuras',
    titulo: 'Ninguna estructura vigente lleva un artículo inactivo',
    consulta: (db) =>
      filas(
        db,
        sql`select p.codigo as estructura, a.codigo
            from estructura e
            join articulo p on p.id = e.articulo_id
            join estructura_linea l on l.estructura_id = e.id
            cross join lateral (
              select e.articulo_id as id
              union select l.componente_id
              union select s.articulo_id from estructura_sustituto s where s.linea_id = l.id) x
            join articulo a on a.id = x.id
            where rige_o_regira(e) and a.estado = 'INACTIVO'
            group by p.codigo, a.codigo`,
      ),
  },
  {
    codigo: 'INV-22',
    titulo: 'En cada momento rige a lo sumo una versión de la estructura de un artículo',
    consulta: (db) =>
      filas(
        db,
        sql`select a.codigo, e.numero, f.numero as otra
            from estructura e
            join estructura f on f.articulo_id = e.articulo_id and f.tipo = e.tipo and f.numero > e.numero
              and tstzrange(e.desde, e.hasta) && tstzrange(f.desde, f.hasta)
            join articulo a on a.id = e.articulo_id
            where e.desde is not null and f.desde is not null`,
      ),
  },
  {
    codigo: 'INV-26',
    titulo: 'Lo que entra por un armado o desarmado vale lo que salió más lo agregado',
    consulta: (db) =>
      filas(
        db,
        sql`select o.numero, o.costo_agregado as agregado, sum(x.valor) as diferencia
            from orden_armado o
            join asiento_stock x on x.movimiento_id = o.movimiento_id and x.deposito_id = o.deposito_id
            group by o.id
            having sum(x.valor) <> o.costo_agregado
                or not bool_or(x.cantidad > 0) or not bool_or(x.cantidad < 0)
                or coalesce(abs(sum(x.cantidad) filter (where x.articulo_id = o.articulo_id)), 0) <> o.cantidad`,
      ),
  },
  {
    codigo: 'EST-12',
    titulo: 'La huella de cada estructura es la de sus renglones',
    consulta: async (db) => {
      const lineas = await leerTodasLasLineas(db);
      const cabeceras = await filas(
        db,
        sql`select e.id, a.codigo, e.numero, e.huella from estructura e join articulo a on a.id = e.articulo_id`,
      );
      return cabeceras
        .filter(({ id, huella }) => !huellaDe(lineas.get(String(id)) ?? []).equals(huella as Buffer))
        .map(({ codigo, numero }) => ({ codigo, numero }));
    },
  },
];
