import { type RawBuilder, sql } from 'kysely';

type Costo = Readonly<Record<'importe' | 'moneda' | 'fecha' | 'origen', RawBuilder<unknown>>>;

/** More changes than anybody puts over one cost: an instant that two of them share does not go round for ever. */
const TOPE = 100;

/**
 * A row (importe, moneda, fecha, origen): what is left of the cost that was under something that is being taken back. Where a change
 * of many costs had written it and was taken back since, which left this artículo as it was, it is what was under that change.
 */
export const costoQueQueda = (articuloId: RawBuilder<unknown>, { importe, moneda, fecha, origen }: Costo) => sql`(
  with recursive eslabon (articulo_id, importe, moneda, fecha, origen, paso) as (
    select ${articuloId}, ${importe}::numeric, ${moneda}::text, ${fecha}::timestamptz, ${origen}::text, 0
    union all
    select escrito.articulo_id, escrito.antes::numeric, escrito.moneda, escrito.fecha_antes, escrito.origen_antes, eslabon.paso + 1
    from eslabon
    join cambio_de_costo_linea escrito on escrito.articulo_id = eslabon.articulo_id and escrito.queda is null
     and (escrito.despues, escrito.moneda, escrito.fecha) = (eslabon.importe, eslabon.moneda, eslabon.fecha)
    where eslabon.paso < ${TOPE} and exists (select from cambio_de_costo deshace where deshace.deshace_a = escrito.cambio_id))
  select importe, moneda, fecha, origen from eslabon order by paso desc limit 1)`;
