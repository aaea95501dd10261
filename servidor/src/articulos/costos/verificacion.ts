import { sql } from 'kysely';
import { filas, type Verificacion } from '#plataforma/verificacion.ts';

/** What undoing reads is all there: without it a change could be undone in part, in silence. */
export const verificacionDeCambiosDeCosto: Verificacion = {
  codigo: 'UA-09',
  titulo: 'Cada cambio de costos tiene el detalle de todo lo que dice haber cambiado y de lo que dejó como estaba',
  consulta: (db) =>
    filas(
      db,
      sql`select c.id, c.pedido, c.articulos, c.quedan, coalesce(l.articulos, 0) as articulos_en_detalle,
                 coalesce(l.quedan, 0) as quedan_en_detalle
          from cambio_de_costo c
          left join (select cambio_id, (count(*) filter (where queda is null))::int as articulos,
                            (count(*) filter (where queda is not null))::int as quedan
                     from cambio_de_costo_linea group by cambio_id) l on l.cambio_id = c.id
          where c.articulos <> coalesce(l.articulos, 0) or c.quedan <> coalesce(l.quedan, 0)`,
    ),
};
