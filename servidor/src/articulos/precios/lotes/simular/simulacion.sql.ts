import type { ReglaDeLote } from '@trastienda/nucleo/articulos/contrato.ts';
import { costoQueLee, daPrecio, saleDelCosto } from '@trastienda/nucleo/articulos/precios/lotes/regla-de-lote.ts';
import type { Moneda } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import type { Redondeo } from '@trastienda/nucleo/articulos/precios/redondeo.ts';
import { UNITARIO_MAXIMO } from '@trastienda/nucleo/comun/unitario-maximo.ts';
import { type RawBuilder, sql } from 'kysely';
import { costoDeEntonces } from '#articulos/costos/costo-de-entonces.sql.ts';
import { precioEnOtra } from '#articulos/precios/lotes/aplicar/otra-lista.repo.ts';
import { ivaQueLleva } from '#articulos/precios/lotes/aplicar/otro-iva.repo.ts';
import { margenDeSuClase } from '#articulos/precios/lotes/aplicar/otro-margen.repo.ts';
import type { LoteSimulable } from '#articulos/precios/lotes/lotes.repo.ts';

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
    dicho as materialized (
      select b.*, ${redondo(sql`case when importe < 0 then 0 else importe end`, redondeo)} as de_la_regla from bruto b),
    juzgado as materialized (select d.*, ${saleDelCosto(regla) ? conSusTramos(redondeo) : sql`de_la_regla`} as nuevo from dicho d),
    linea as materialized (
      select j.*, case when precio <> 0 then round((nuevo - precio) * 100 / precio, 2) end as variacion,
             case when costo <> 0 then round((precio - costo) * 100 / costo, 2) end as margen_anterior,
             case when costo <> 0 then round((nuevo - costo) * 100 / costo, 2) end as margen
      from juzgado j where nuevo <= ${UNITARIO_MAXIMO}::numeric and nuevo is distinct from precio),
    escrita as (
      insert into lote_precio_linea (lote_id, linea, articulo_id, lista_id, cantidad_desde, anterior, nuevo, variacion,
                                     margen_anterior, margen, alerta_variacion, alerta_margen, anterior_hasta, costo, costo_moneda, otro, iva,
                                     margen_de_clase)
      select ${lote.id}, ${tanda.lineas} + row_number() over (order by n, orden, lista_id, cantidad_desde), articulo_id, lista_id,
             cantidad_desde, precio, nuevo, variacion, margen_anterior, margen,
             coalesce(abs(variacion) > ${limiteDeVariacion}::numeric, false),
             coalesce(round(costo * (100 + coalesce(margen_minimo, 0)) / 100, 4) > nuevo, false), precio_hasta, visto, visto_en,
             otros[1], iva, margen_de_clase
      from linea returning 1)
    select (select count(*) from escrita) as lineas, count(*) filter (where nuevo = precio) as iguales,
           count(*) filter (where nuevo is null or nuevo > ${UNITARIO_MAXIMO}::numeric) as "sinBase"
    from juzgado`;
}

const redondo = (importe: RawBuilder<unknown>, { paso, modo, terminacion }: Redondeo) =>
  sql`redondear_precio(${importe}, ${paso}::numeric, ${modo}, ${terminacion}::numeric)`;

/** A price by quantity moves as the common one, so that its discount stays. */
const conSusTramos = (redondeo: Redondeo) => sql`
  case when cantidad_desde = 0 then de_la_regla
       when coalesce(comun, 0) = 0 then precio
       when de_la_regla <= ${UNITARIO_MAXIMO}::numeric then ${redondo(sql`precio * de_la_regla / comun`, redondeo)} end`;

/**
 * The prices in force of the artículos of `lote_seleccion`, in its order. They are looked for in the order of the index, where
 * those of one artículo stand beside those of the next: in that of the códigos each one is on another page.
 */
export const sentenciaDeVigentes = ({ listaIds, regla }: LoteSimulable, ahora: Date): RawBuilder<unknown> => sql`
  create temporary table lote_vigente on commit drop as
  select s.n, l.id as lista_id, v.cantidad_desde, v.importe, v.desde
  from lista_precio l
  cross join (select n, articulo_id from lote_seleccion order by articulo_id) s
  cross join lateral (
    select distinct on (cantidad_desde) cantidad_desde, importe, ${regla.tipo === 'MANTENER_MARGEN' ? DE_CUANDO : sql`p.desde`} as desde
    from precio p
    where p.lista_id = l.id and p.articulo_id = s.articulo_id and p.desde <= ${ahora}
    order by cantidad_desde, p.desde desc) v
  where l.id = any(${listaIds}::uuid[]) and v.importe is not null
  order by s.n`;

/** Since when a price is as old. It is in no index: only the rule that asks for it reads it. */
const DE_CUANDO = sql`coalesce(p.fecha, p.desde)`;

/** Each price in force, and without any the artículo itself, with what rules look at as its lista keeps prices. */
const conocidos = ({ id, listaIds, regla }: LoteSimulable, { primero, ultimo, ahora, cambios }: Tanda) => sql`
  select s.n, l.orden, l.id as lista_id, l.margen_minimo, s.articulo_id, coalesce(v.cantidad_desde, 0) as cantidad_desde,
         v.importe as precio, v.comun, ${saleDelCosto(regla) ? sql`least(f.hasta, d.hasta)` : sql`f.hasta`} as precio_hasta, ${VISTO[costoQueLee(regla) ?? 'NINGUNO']},
         convertir_exacto(s.reposicion, ${cambioDe(sql`s.moneda`, cambios)}, false, ${cambioDe(sql`l.moneda`, cambios)}, l.incluye_iva,
                          s.iva) as reposicion,
         convertir_exacto(round(s.promedio, 4), 1, false, ${cambioDe(sql`l.moneda`, cambios)}, l.incluye_iva, s.iva) as promedio,
         ${regla.tipo === 'MANTENER_MARGEN' ? DE_ENTONCES : sql`null::numeric`} as de_entonces,
         ${otrosPrecios(regla, ahora, cambios)} as otros, ${ivaQueLleva(regla, id)} as iva,
         ${regla.tipo === 'MARGEN_DE_CLASIFICACION' ? margenDeSuClase(sql`s.articulo_id`) : sql`null::numeric`} as margen_de_clase,
         ${regla.tipo === 'ARCHIVO' ? delArchivo(id, cambios) : sql`null::numeric`} as del_archivo
  from lote_seleccion s
  cross join lista_precio l
  left join (${rigen(regla, primero, ultimo)}) v on v.n = s.n and v.lista_id = l.id
  left join lote_con_final f
    on v.importe is not null and f.articulo_id = s.articulo_id and f.lista_id = l.id and f.cantidad_desde = v.cantidad_desde
  ${saleDelCosto(regla) ? DEL_COMUN : sql``}
  where s.n between ${primero} and ${ultimo} and l.id = any(${listaIds}::uuid[])`;

/** What a price by quantity moves with may be over by itself too: out of that of a campaign its discount would be another one. */
const DEL_COMUN = sql`
  left join lote_con_final d
    on v.comun is not null and d.articulo_id = s.articulo_id and d.lista_id = l.id and d.cantidad_desde = 0`;

/** The cost that the rule reads, as it is kept: applying looks whether it is still that one. */
const VISTO = {
  REPOSICION: sql`s.reposicion as visto, case when s.reposicion is not null then s.moneda end as visto_en`,
  PROMEDIO: sql`round(s.promedio, 4) as visto, case when s.promedio is not null then 'ARS' end as visto_en`,
  NINGUNO: sql`null::numeric as visto, null::text as visto_en`,
} as const;

/** What holds of them, beside the common price where that counts. What only has prices by quantity may be given a common one. */
function rigen(regla: ReglaDeLote, primero: number, ultimo: number): RawBuilder<unknown> {
  const suyos = sql`from lote_vigente where n between ${primero} and ${ultimo}`;
  // A file brings the common price: those by quantity stay as they are.
  if (regla.tipo === 'ARCHIVO') return sql`select *, null::numeric as comun ${suyos} and cantidad_desde = 0`;
  if (!daPrecio(regla)) return sql`select *, null::numeric as comun ${suyos}`;
  return sql`
    with suyo as (
      select n, lista_id, cantidad_desde, importe, desde,
             max(importe) filter (where cantidad_desde = 0) over (partition by n, lista_id) as comun ${suyos})
    select * from suyo union all select n, lista_id, 0, null, null, null from suyo where comun is null group by n, lista_id`;
}

/** What its file says of an artículo, as the lista keeps prices. */
const delArchivo = (loteId: string, cambios: Tanda['cambios']) => sql`(
  select convertir_precio(x.importe, ${cambioDe(sql`coalesce(x.moneda, l.moneda)`, cambios)}, coalesce(x.con_iva, l.incluye_iva),
                          ${cambioDe(sql`l.moneda`, cambios)}, l.incluye_iva, s.iva)
  from lote_precio_archivo x where x.lote_id = ${loteId} and x.articulo_id = s.articulo_id)`;

/** Pesos for one unit of a currency, read once for the whole batch. */
const cambioDe = (moneda: RawBuilder<unknown>, { USD }: Tanda['cambios']) =>
  sql`case ${moneda} when 'USD' then ${USD}::numeric else 1 end`;

/**
 * The cost of reposición when the price was written, at the rates of then. That of a kit that has none is what it takes today,
 * each thing by its cost of then.
 */
const DE_ENTONCES = sql`coalesce((
  select convertir_exacto(c.importe, cambio_en(c.moneda, c.en), false, cambio_en(l.moneda, c.en), l.incluye_iva, s.iva)
  from (${costoDeEntonces(sql`s.articulo_id`, sql`v.desde`)}) c),
  case when s.tipo = 'KIT' then (
    select convertir_exacto(k.importe, 1, false, cambio_en(l.moneda, v.desde), l.incluye_iva, s.iva)
    from costos_de_kits(array[s.articulo_id], 'REPOSICION', v.desde, true) k) end)`;

/** The price in the lista a coefficient multiplies: as that one keeps it, which applying looks at again, and as this one does. */
function otrosPrecios(regla: ReglaDeLote, ahora: Date, cambios: Tanda['cambios']): RawBuilder<unknown> {
  if (regla.tipo !== 'COEFICIENTE' || regla.base !== 'LISTA') return sql`null::numeric[]`;
  return sql`(
    select array[o.importe, convertir_exacto(o.importe, ${cambioDe(sql`b.moneda`, cambios)}, b.incluye_iva, ${cambioDe(sql`l.moneda`, cambios)},
                                             l.incluye_iva, a.iva)]
    from lista_precio b cross join articulo a
    cross join lateral (select ${precioEnOtra(sql`coalesce(v.cantidad_desde, 0)`, ahora)} as importe) o
    where b.id = ${regla.listaBaseId ?? null}::uuid and a.id = s.articulo_id)`;
}

const BASES = {
  PRECIO: sql`precio`,
  LISTA: sql`otros[2]`,
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
    case 'MARGEN_DE_CLASIFICACION':
      return sql`${BASES[regla.base]} * (100 + margen_de_clase) / 100`;
    case 'MANTENER_MARGEN':
      return sql`precio * reposicion / nullif(de_entonces, 0)`;
    case 'ARCHIVO':
      return sql`del_archivo`;
  }
}
