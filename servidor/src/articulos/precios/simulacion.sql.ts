import type { ReglaDeLote } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Moneda } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { type RawBuilder, sql } from 'kysely';
import type { LoteSimulable } from './lotes.repo.ts';

type Tanda = {
  /** Numbers of the selected artículos, both included. */
  readonly primero: number;
  readonly ultimo: number;
  /** Lines written before. */
  readonly lineas: number;
  readonly ahora: Date;
  readonly cambios: Readonly<Record<Moneda, string | null>>;
};

export type Contado = { readonly lineas: number; readonly iguales: number; readonly sinBase: number };

/**
 * The lines of some of the artículos of `lote_seleccion`, worked out and written in one statement: by the hundred thousand
 * they do not leave the database. The rule is `precioNuevo` and what stands out is `alertasDe`, which tests compare with it.
 */
export function sentenciaDeLineas(lote: LoteSimulable, tanda: Tanda): RawBuilder<Contado> {
  const { redondeo, regla, limiteDeVariacion } = lote;
  // Each step is kept apart, so that a price is worked out once and not wherever it is named.
  return sql<Contado>`
    with conocido as materialized (${conocidos(lote, tanda)}),
    bruto as materialized (select c.*, coalesce(reposicion, promedio) as costo, ${segunRegla(regla)} as importe from conocido c),
    juzgado as materialized (
      select b.*, redondear_precio(case when importe < 0 then 0 else importe end, ${redondeo.paso}::numeric, ${redondeo.modo},
                                   ${redondeo.terminacion}::numeric) as nuevo
      from bruto b),
    linea as materialized (
      select j.*, case when precio <> 0 then round((nuevo - precio) * 100 / precio, 2) end as variacion,
             case when costo <> 0 then round((precio - costo) * 100 / costo, 2) end as margen_anterior,
             case when costo <> 0 then round((nuevo - costo) * 100 / costo, 2) end as margen
      from juzgado j where nuevo <= ${PRECIO_MAXIMO}::numeric and nuevo is distinct from precio),
    escrita as (
      insert into lote_precio_linea (lote_id, linea, articulo_id, lista_id, cantidad_desde, anterior, nuevo, variacion,
                                     margen_anterior, margen, alerta_variacion, alerta_margen)
      select ${lote.id}, ${tanda.lineas} + row_number() over (order by n, orden, lista_id, cantidad_desde), articulo_id, lista_id,
             cantidad_desde, precio, nuevo, variacion, margen_anterior, margen,
             coalesce(abs(variacion) > ${limiteDeVariacion}::numeric, false),
             coalesce(round(costo * (100 + coalesce(margen_minimo, 0)) / 100, 4) > nuevo, false)
      from linea returning 1)
    select (select count(*) from escrita) as lineas, count(*) filter (where nuevo = precio) as iguales,
           count(*) filter (where nuevo is null or nuevo > ${PRECIO_MAXIMO}::numeric) as "sinBase"
    from juzgado`;
}

/** The highest price somebody may write (`precioNuevo`). */
const PRECIO_MAXIMO = '10000000000';

/** Each price in force, and without any the artículo itself, with what rules look at as its lista keeps prices. */
const conocidos = ({ listaIds, regla }: LoteSimulable, { primero, ultimo, ahora, cambios }: Tanda) => sql`
  select s.n, l.orden, l.id as lista_id, l.margen_minimo, a.id as articulo_id, coalesce(v.cantidad_desde, 0) as cantidad_desde,
         v.importe as precio,
         convertir_precio(r.importe, ${cambioDe(sql`r.moneda`, cambios)}, false, ${cambioDe(sql`l.moneda`, cambios)}, l.incluye_iva,
                          a.iva) as reposicion,
         convertir_precio(round(k.promedio, 4), 1, false, ${cambioDe(sql`l.moneda`, cambios)}, l.incluye_iva, a.iva) as promedio,
         ${regla.tipo === 'MANTENER_MARGEN' ? DE_ENTONCES : sql`null::numeric`} as de_entonces,
         ${otroPrecio(regla, ahora, cambios)} as otro
  from lote_seleccion s
  join articulo a on a.id = s.articulo_id
  cross join lista_precio l
  left join lateral (
    select distinct on (cantidad_desde) cantidad_desde, importe, desde from precio p
    where p.lista_id = l.id and p.articulo_id = a.id and p.desde <= ${ahora}
    order by cantidad_desde, desde desc) v on v.importe is not null
  left join lateral (
    select importe, moneda from costo_reposicion c where c.articulo_id = a.id and c.desde <= ${ahora}
    order by desde desc, id desc limit 1) r on true
  left join costo_articulo k on k.articulo_id = a.id and k.promedio > 0
  where s.n between ${primero} and ${ultimo} and l.id = any(${listaIds}::uuid[])`;

/** Pesos for one unit of a currency, read once for the whole batch. */
const cambioDe = (moneda: RawBuilder<unknown>, { USD }: Tanda['cambios']) =>
  sql`case ${moneda} when 'USD' then ${USD}::numeric else 1 end`;

/** The cost of reposición when the price was written, at the rates of then. */
const DE_ENTONCES = sql`(
  select convertir_precio(c.importe, cambio_en(c.moneda, v.desde), false, cambio_en(l.moneda, v.desde), l.incluye_iva, a.iva)
  from (select importe, moneda from costo_reposicion c where c.articulo_id = a.id and c.desde <= v.desde
        order by desde desc, id desc limit 1) c)`;

/** The price in the lista a coefficient multiplies. */
function otroPrecio(regla: ReglaDeLote, ahora: Date, cambios: Tanda['cambios']): RawBuilder<unknown> {
  if (regla.tipo !== 'COEFICIENTE' || regla.base !== 'LISTA') return sql`null::numeric`;
  const cantidad = sql`greatest(coalesce(v.cantidad_desde, 0), 1)`;
  return sql`(
    select convertir_precio(coalesce(precio_escrito(b.id, a.id, ${cantidad}, ${ahora}), precio_derivado(b, a, ${cantidad}, ${ahora})),
                            ${cambioDe(sql`b.moneda`, cambios)}, b.incluye_iva, ${cambioDe(sql`l.moneda`, cambios)}, l.incluye_iva, a.iva)
    from lista_precio b where b.id = ${regla.listaBaseId ?? null}::uuid)`;
}

const BASES = {
  PRECIO: sql`precio`,
  LISTA: sql`otro`,
  COSTO_REPOSICION: sql`reposicion`,
  COSTO_PROMEDIO: sql`promedio`,
} as const;

function segunRegla(regla: ReglaDeLote): RawBuilder<unknown> {
  switch (regla.tipo) {
    case 'PORCENTAJE':
      return sql`precio * (100 + ${regla.valor}::numeric) / 100`;
    case 'IMPORTE':
      return sql`precio + ${regla.valor}::numeric`;
    case 'COEFICIENTE':
      return sql`${BASES[regla.base]} * ${regla.valor}::numeric`;
    case 'MARGEN':
      return sql`${BASES[regla.base]} * (100 + ${regla.valor}::numeric) / 100`;
    case 'MANTENER_MARGEN':
      return sql`precio * reposicion / nullif(de_entonces, 0)`;
  }
}
