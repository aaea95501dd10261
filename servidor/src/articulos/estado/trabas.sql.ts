import type { Dependencia } from '@trastienda/nucleo/articulos/dependencias.ts';
import { type RawBuilder, sql } from 'kysely';

/** The notas with an open line that waits for an artículo, by itself or as part of a kit (EST-07). */
export const notasAbiertasDe = (articuloId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select r.nota_id
  from (select id from nota_renglon where articulo_id = ${articuloId}
        union all
        select renglon_id from nota_componente where articulo_id = ${articuloId}) x
  join nota_renglon r on r.id = x.id
  join nota_pedido n on n.id = r.nota_id
  where n.estado not in ('FINALIZADA', 'ANULADA') and r.entregada + r.cancelada < r.pedida`;

/** Whether each thing keeps the artículo `a` of the outer row from being inactivated (INV-09): what `leerDependencias` tells. */
export const TRABAS: Readonly<Record<Dependencia['tipo'], RawBuilder<unknown>>> = {
  STOCK: sql`exists (select from saldo_stock x where x.articulo_id = a.id and x.fisico <> 0)`,
  RESERVA: sql`exists (select from saldo_stock x where x.articulo_id = a.id and x.reservado <> 0)`,
  NOTA: sql`exists (${notasAbiertasDe(sql`a.id`)})`,
  AJUSTE: sql`exists (select from ajuste_renglon x join ajuste j on j.id = x.ajuste_id
                      where x.articulo_id = a.id and j.estado in ('BORRADOR', 'A_APROBAR'))`,
  // Each by its index: asked of the lines at once, it would go through all of them for every artículo.
  ESTRUCTURA: sql`(
    exists (select from estructura e where e.articulo_id = a.id and rige_o_regira(e))
    or exists (select from estructura_linea l join estructura e on e.id = l.estructura_id
               where l.componente_id = a.id and rige_o_regira(e))
    or exists (select from estructura_sustituto t join estructura_linea l on l.id = t.linea_id
               join estructura e on e.id = l.estructura_id
               where t.articulo_id = a.id and rige_o_regira(e)))`,
};
