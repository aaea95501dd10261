import { sql } from 'kysely';
import type { Verificacion } from '#plataforma/verificacion.ts';

/**
 * What undoing reads is all there: without it a batch could be undone in part, in silence. Of artículos that went along
 * with their node there is no detail: nothing was written in them.
 */
export const verificacionDeLotes: Verificacion = {
  codigo: 'CLA-03',
  titulo: 'Cada cambio en lote de la clasificación tiene el detalle de todo lo que dice haber tocado',
  consulta: async (db) => {
    const { rows } = await sql<Record<string, unknown>>`
      select l.id, l.tipo, l.nombre, l.nodos, l.articulos, coalesce(n.cuantos, 0) as nodos_en_detalle,
             coalesce(a.cuantos, 0) as articulos_en_detalle
      from lote_clasificacion l
      left join (select lote_id, count(*)::int as cuantos from lote_clasificacion_nodo group by lote_id) n on n.lote_id = l.id
      left join (select lote_id, count(*)::int as cuantos from lote_clasificacion_articulo group by lote_id) a
        on a.lote_id = l.id
      left join lote_clasificacion o on o.id = l.deshace_a
      where l.nodos <> coalesce(n.cuantos, 0)
         or coalesce(a.cuantos, 0) <> case when coalesce(o.tipo, l.tipo) = 'APLICAR'
                                             or (coalesce(o.tipo, l.tipo) = 'FUSIONAR' and l.nivel = 'subfamilia')
                                           then l.articulos else 0 end
    `.execute(db);
    return rows;
  },
};
