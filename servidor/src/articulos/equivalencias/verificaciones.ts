import { sql } from 'kysely';
import { filas, type Verificacion } from '#plataforma/verificacion.ts';

export const verificacionesDeEquivalencias: readonly Verificacion[] = [
  {
    codigo: 'INV-10',
    titulo: 'Ningún grupo de equivalencia tiene un solo artículo',
    consulta: (db) =>
      filas(
        db,
        sql`select min(a.codigo) as codigo, m.grupo_id as grupo
            from articulo_equivalencia m join articulo a on a.id = m.articulo_id
            group by m.grupo_id having count(*) = 1`,
      ),
  },
  {
    codigo: 'INV-08',
    titulo: 'Ninguna cadena de reemplazos vuelve a su comienzo',
    consulta: (db) =>
      filas(
        db,
        sql`with recursive cadena (comienzo, id) as (
              select articulo_id, por_id from articulo_reemplazo
              union
              select c.comienzo, r.por_id from cadena c join articulo_reemplazo r on r.articulo_id = c.id)
            select a.codigo from cadena c join articulo a on a.id = c.id where c.id = c.comienzo order by 1`,
      ),
  },
  {
    codigo: 'ART-05',
    titulo: 'La búsqueda por vehículo conoce cada aplicación por las palabras de su artículo y de su vehículo',
    consulta: (db) =>
      filas(
        db,
        sql`select a.codigo, x.texto
            from aplicacion x
            join articulo a on a.id = x.articulo_id
            join vehiculo v on v.id = x.vehiculo_id
            join articulo_palabras p on p.articulo_id = x.articulo_id
            where (x.texto, x.orden, x.estado) is distinct from (p.texto || v.palabras || ' ', p.orden, p.estado)`,
      ),
  },
];
