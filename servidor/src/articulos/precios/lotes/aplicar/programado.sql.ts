import { type RawBuilder, sql } from 'kysely';
import { enVigor, otroQueSigue } from './aplicacion.repo.ts';

/**
 * What scheduled batches are to write of the common price of an artículo (`lista_id, importe, desde, lote`), but for what they
 * would leave alone by what is written so far: the price that will hold then is not the one they were worked out over.
 */
export const sentenciaDeProgramados = (articuloId: string): RawBuilder<unknown> => sql`
  select n.lista_id, n.nuevo as importe, t.aplica_desde as desde, json_build_object('id', t.id, 'numero', t.numero) as lote
  from lote_precio t join lote_precio_linea n on n.lote_id = t.id
  where t.estado = 'PROGRAMADO' and n.articulo_id = ${articuloId} and n.cantidad_desde = 0 and n.incluida
    and ${enVigor(sql`p.importe`, sql`t.aplica_desde`)} is not distinct from n.anterior and not ${otroQueSigue(sql`t.aplica_desde`)}`;
