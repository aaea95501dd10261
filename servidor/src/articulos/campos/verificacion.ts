import { sql } from 'kysely';
import { filas, type Verificacion } from '#plataforma/verificacion.ts';

/** What the walls of the tables keep one row at a time, asked of all of them: a value is what its campo says it is. */
export const verificacionDeCampos: Verificacion = {
  codigo: 'ART-18',
  titulo: 'Lo que cada artículo dice de un campo es del tipo, los decimales y las opciones de ese campo',
  consulta: (db) =>
    filas(
      db,
      sql`select a.codigo, c.nombre as campo, v.valor
          from articulo_campo v
          join campo c on c.id = v.campo_id
          join articulo a on a.id = v.articulo_id
          left join campo_opcion o on o.id::text = v.valor and o.campo_id = c.id
          where v.tipo <> c.tipo or v.decimales <> c.decimales
             or case c.tipo
                  when 'NUMERO' then v.valor !~ '^-?[0-9]+(\.[0-9]+)?$' or scale(trim_scale(v.valor::numeric)) > c.decimales
                  when 'LISTA' then o.id is null
                  when 'SI_NO' then v.valor not in ('true', 'false')
                  when 'FECHA' then v.valor !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
                  else length(v.valor) not between 1 and 200
                end`,
    ),
};
