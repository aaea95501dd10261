import { sql } from 'kysely';
import type { Verificacion } from '#plataforma/verificacion.ts';

/** What undoing reads is all there: without it a batch could be undone in part, in silence. */
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
      where l.nodos <> coalesce(n.cuantos, 0) or l.articulos <> coalesce(a.cuantos, 0)
    `.execute(db);
    return rows;
  },
};
