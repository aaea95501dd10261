import { type Iva, netoYFinal } from '@trastienda/nucleo/articulos/iva.ts';
import { type Escalon, escalonesDe } from '@trastienda/nucleo/articulos/precios/escalones.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { type RawBuilder, sql } from 'kysely';

/**
 * What is asked of the `tramo` that holds in a lista for the artículo of the outer row `a`: among the quantities not above
 * `cantidad`, the newest of each that has begun; of those that are not an end, the one of the largest quantity. The same rule
 * as `precioVigente`, and the one index `precio_vigencia` answers it.
 */
export const delTramoVigente = (
  que: RawBuilder<unknown>,
  listaId: string | RawBuilder<unknown>,
  ahora: Date,
  cantidad: RawBuilder<unknown> = sql`1`,
) => sql`
    select ${que}
    from (select distinct on (cantidad_desde) cantidad_desde, importe
          from precio
          where lista_id = ${listaId} and articulo_id = a.id and desde <= ${ahora} and cantidad_desde <= ${cantidad}
          order by cantidad_desde desc, desde desc) tramo
    where tramo.importe is not null
    order by tramo.cantidad_desde desc
    limit 1`;

/**
 * The importe that holds in the lista of the outer row `l` for the artículo of the outer row `a`, that of its
 * `delTramoVigente`. Without one, a derived lista works it out (`precioDerivado`).
 */
export const importeVigente = (
  listaId: string | RawBuilder<unknown>,
  ahora: Date,
  cantidad: RawBuilder<unknown> = sql`1`,
) => sql<string | null>`coalesce(
    (${delTramoVigente(sql`tramo.importe`, listaId, ahora, cantidad)}),
    case when l.tipo = 'DERIVADA' then precio_derivado(l, a, ${cantidad}, ${ahora}) end)`;

type PrecioLeido = { readonly neto: string | null; readonly conIva: string | null };

/** Both sides of an importe as they travel, whatever the lista keeps (PRE-14). */
export function ambosPrecios(importe: string | null, iva: Iva, incluyeIva: boolean): PrecioLeido {
  if (importe === null) return { neto: null, conIva: null };
  const { neto, conIva } = netoYFinal(importe, { iva, incluyeIva });
  return { neto: textoUnitario(neto), conIva: textoUnitario(conIva) };
}

/**
 * From which quantity on, the importe in its lista, and whether what was said of that quantity moved. Null when only one price
 * holds, whatever the quantity.
 */
export type TramosLeidos = readonly (readonly [desde: string, importe: string | null, seMovio: boolean])[] | null;

/**
 * What every quantity costs (PRE-11) in the lista of the outer row `l`, which is the one of `esa`, for the artículo of the outer
 * row `a`. The quantities that may matter are those written in it or, of a derived one, in those it comes from; each is then
 * priced as any other. Whether there is one is asked of the index first, of each artículo apart (an `exists` would read all those
 * of the lista at once): nearly never there is. Those whose price by quantity began, or ended, after `congeladoEn` are told apart.
 */
export function tramosVigentes(
  esa: RawBuilder<boolean>,
  ahora: Date,
  congeladoEn?: string | undefined,
): RawBuilder<TramosLeidos> {
  const escritos = sql`from precio p
      where p.lista_id = any(array(
        with recursive cadena as (
          select l.id, l.lista_base_id from lista_precio l where ${esa}
          union
          select b.id, b.lista_base_id from cadena c join lista_precio b on b.id = c.lista_base_id)
        select id from cadena)) and p.articulo_id = a.id and p.desde <= ${ahora}`;
  return sql<TramosLeidos>`case when (select true ${escritos} and p.cantidad_desde > 0 limit 1) then (
      select json_agg(json_build_array(q.desde::text, ${importeVigente(sql`l.id`, ahora, sql`q.desde`)}::text, q.se_movio))
      from (select x.desde, bool_or(x.se_movio) as se_movio
            from (select 0::numeric as desde, false as se_movio
                  union all
                  select p.cantidad_desde, p.cantidad_desde > 0 and p.desde > ${congeladoEn ?? 'infinity'}::timestamptz ${escritos}) x
            group by x.desde) q) end`;
}

/** The steps of a price as they travel; nothing when the quantity does not matter. */
export function escalonesLeidos(tramos: TramosLeidos, iva: Iva, incluyeIva: boolean): { escalones?: Escalon[] } {
  if (tramos === null) return {};
  const escalones = escalonesDe(
    tramos.map(([desde, importe, seMovio]) => ({
      desde: textoCantidad(desde),
      neto: ambosPrecios(importe, iva, incluyeIva).neto,
      seMovio,
    })),
  );
  return escalones.length === 0 ? {} : { escalones };
}
