import { sql } from 'kysely';
import { filas, type Verificacion } from '#plataforma/verificacion.ts';

/** What undoing reads is all there: without it a change could be undone in part, in silence. */
export const verificacionDeEdiciones: Verificacion = {
  codigo: 'ART-19',
  titulo: 'Cada edición en lote tiene el detalle de todo lo que dice haber cambiado y de lo que no pudo',
  consulta: (db) =>
    filas(
      db,
      sql`select e.id, e.pedido, e.articulos, e.fallas, coalesce(c.cuantos, 0) as articulos_en_detalle,
                 coalesce(f.cuantas, 0) as fallas_en_detalle
          from edicion_en_lote e
          left join (select edicion_id, count(distinct articulo_id)::int as cuantos from edicion_cambio group by edicion_id) c
            on c.edicion_id = e.id
          left join (select edicion_id, count(*)::int as cuantas from edicion_falla group by edicion_id) f on f.edicion_id = e.id
          where e.articulos <> coalesce(c.cuantos, 0) or e.fallas <> coalesce(f.cuantas, 0)`,
    ),
};
