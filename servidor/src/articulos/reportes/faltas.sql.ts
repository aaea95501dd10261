import type { ConfiguracionDePrecios } from '@trastienda/nucleo/articulos/contrato.ts';
import { FALTAS, type Falta, NOMBRES_DE_FALTAS } from '@trastienda/nucleo/articulos/reportes/calidad.ts';
import { type RawBuilder, sql } from 'kysely';
import { LINEA_DE_KIT, sinCostoPropio } from '#articulos/estructura/kits/kits-sin-costo.sql.ts';
import { SIN_MINIMO } from '#articulos/minimos/minimos.query.ts';
import { faltaPrecio } from '#articulos/tabla/con-precio.sql.ts';
import { costoDeHoy } from './comun.ts';

/** What is discontinued is on its way out, and nobody mends it. */
export const EN_USO = sql`a.estado in ('ACTIVO', 'BORRADOR')`;

/** The rate of a place of the tree, the nearest level first (CLA-02), for the rows `s`, `f` and `r`. */
export const IVA_DEL_LUGAR = sql`coalesce(s.iva_omision, f.iva_omision, r.iva_omision, '21')`;

const DICE_QUE_LLEVA = sql`exists (with ${LINEA_DE_KIT} select from linea l where l.articulo_id = a.id)`;

/**
 * The kits that cost nobody knows what, since something they take has no cost: `costoDeKit` said over all of them at once. From
 * those that take it themselves up to those that take them, each of which is met once, however many ways lead to it. It
 * begins by the lines there are, so that without kits it looks at nothing; one without lines is not among them.
 */
const LOS_KITS_SIN_COSTO = sql`
  with recursive ${LINEA_DE_KIT},
  pide as materialized (
    select k.id as kit_id, l.componente_id from linea l join articulo k on k.id = l.articulo_id and k.tipo = 'KIT'
    where ${sinCostoPropio(sql`k`)}),
  sin_costo (kit_id) as (
    select p.kit_id from pide p join articulo c on c.id = p.componente_id
    where ${sinCostoPropio(sql`c`)} and (c.tipo <> 'KIT' or not exists (select from linea l where l.articulo_id = c.id))
    union
    select p.kit_id from sin_costo x join pide p on p.componente_id = x.kit_id)
  select kit_id from sin_costo`;

type Marco = Pick<ConfiguracionDePrecios, 'diasDeCosto' | 'movimientoDeMoneda'> & {
  readonly ahora: Date;
  /** Of these artículos alone it is asked; without them, of any. */
  readonly ids?: readonly string[] | undefined;
};

/** What the artículo of the outer row `a` lacks, each thing as a condition (REA-02). */
export const condicionesDeFalta = ({ ahora, ...limites }: Marco): Readonly<Record<Falta, RawBuilder<unknown>>> => ({
  SIN_PRECIO: faltaPrecio({ listaId: undefined, ahora, sucursales: null }),
  SIN_COSTO: sql`(a.tipo <> 'SERVICIO' and ${sinCostoPropio(sql`a`)}
    and (a.tipo <> 'KIT' or not ${DICE_QUE_LLEVA} or a.id in (${LOS_KITS_SIN_COSTO})))`,
  BAJO_COSTO: bajoCosto(ahora, limites.ids),
  COSTO_VIEJO: costoViejo(ahora, limites),
  SIN_PROVEEDOR: sql`(a.tipo = 'PRODUCTO' and not exists (select from articulo_proveedor v where v.articulo_id = a.id))`,
  SIN_BARRAS: sql`(a.tipo = 'PRODUCTO'
    and not exists (select from codigo_articulo c where c.articulo_id = a.id and c.tipo = 'BARRAS'))`,
  SIN_CLASIFICAR: sql`a.subfamilia_id = (select id from subfamilia where omision)`,
  // The places are few and read once: asked of each artículo, they would be looked up as many times as there are.
  IVA_DISTINTO: sql`(a.subfamilia_id, a.iva) not in (
    select s.id, ${IVA_DEL_LUGAR}
    from subfamilia s join familia f on f.id = s.familia_id join rubro r on r.id = f.rubro_id)`,
  SIN_MARCA: sql`(a.tipo = 'PRODUCTO' and a.marca_id is null)`,
  SIN_MINIMO,
  SIN_IMAGEN: sql`(a.tipo = 'PRODUCTO' and not exists (
    select from adjunto j where j.articulo_id = a.id and j.clase = 'IMAGEN' and j.quitado_en is null))`,
  // So it is no join: in the order of a page PostgreSQL went over all the repeated ones for each artículo.
  DESCRIPCION_REPETIDA: sql`(upper(a.descripcion) in (
    select upper(o.descripcion) from articulo o
    where o.estado in ('ACTIVO', 'BORRADOR') and ${deLasDe(limites.ids)}
    group by upper(o.descripcion) having count(*) > 1)) is true`,
});

/** Those of a page are looked for, and all the others not gathered. */
const deLasDe = (ids: Marco['ids']) =>
  ids === undefined
    ? sql`true`
    : sql`upper(o.descripcion) in (select upper(z.descripcion) from articulo z where z.id = any(${ids}::uuid[]))`;

/**
 * A cost that the ficha calls old, `frescuraDe` said over all of them at once: of more whole days than the company accepts, or
 * in a currency that moved more, or that nobody can tell the worth of. Those of one file share their instant, so that what
 * the currency moved is worked out once for each instant and not for each artículo: were its steps not kept apart,
 * PostgreSQL would ask the rates of every row, before it takes the instants out of them.
 */
function costoViejo(ahora: Date, { diasDeCosto, movimientoDeMoneda, ids }: Omit<Marco, 'ahora'>): RawBuilder<unknown> {
  const limite = sql`(${ahora}::timestamptz - ${diasDeCosto + 1} * interval '24 hours')`;
  return sql`(
  a.costo_reposicion_fecha <= ${limite}
  or (a.costo_reposicion_moneda <> 'ARS' and (a.costo_reposicion_moneda, a.costo_reposicion_fecha) in (
    with instante as materialized (
      select distinct b.costo_reposicion_moneda as moneda, b.costo_reposicion_fecha as fecha from articulo b
      where b.costo_reposicion_moneda <> 'ARS' and b.costo_reposicion_fecha > ${limite}
        and ${ids === undefined ? sql`true` : sql`b.id = any(${ids}::uuid[])`}),
    cotizada as materialized (
      select m.moneda, cambio_en(m.moneda, ${ahora}) as hoy from (select distinct moneda from instante) m),
    movida as materialized (
      select i.moneda, i.fecha, c.hoy, cambio_en(i.moneda, i.fecha) as entonces
      from instante i join cotizada c on c.moneda = i.moneda)
    select moneda, fecha from movida
    where hoy is null or abs(round((hoy - entonces) * 100 / nullif(entonces, 0), 2)) > ${movimientoDeMoneda}::numeric)))`;
}

/**
 * A price somebody wrote in the default lista, without its IVA, under what buying it again costs today: of a kit that nobody
 * wrote a cost of, under what it takes (EST-05). Both are worked out of all of them at once, which takes a third of asking each.
 */
const bajoCosto = (ahora: Date, ids: Marco['ids']) => sql`(a.id in (
    select a.id from ${listaPorOmision(ahora)} cross join lateral precios_escritos(l.id, 1, ${ahora}) e join articulo a on a.id = e.articulo_id
    where ${ids === undefined ? sql`true` : sql`e.articulo_id = any(${ids}::uuid[])`}
      and a.costo_reposicion is not null and ${enPesos(sql`e.importe`, sql`a.iva`)} < ${costoDeHoy(ahora)})
  or a.tipo = 'KIT' and a.id in (
    select k.articulo_id from costos_de_kits(${ids ?? null}::uuid[], 'REPOSICION', ${ahora}) k
    join articulo x on x.id = k.articulo_id cross join ${listaPorOmision(ahora)}
    where ${enPesos(sql`precio_escrito(l.id, x.id, 1, ${ahora})`, sql`x.iva`)} < k.importe))`;

/** The default lista with what its currency is worth, as a plain column: PostgreSQL takes `convertir_precio` into the query only so. */
const listaPorOmision = (ahora: Date) => sql`(
  select id, incluye_iva, case moneda when 'ARS' then 1 else cambio_en('USD', ${ahora}::timestamptz) end as cambio
  from lista_precio where omision offset 0) l`;

/** An importe of the lista of the row `l`, without its IVA. */
const enPesos = (importe: RawBuilder<unknown>, iva: RawBuilder<unknown>) =>
  sql`convertir_precio(${importe}, l.cambio, l.incluye_iva, 1, false, ${iva})`;

/** Those that somebody may be told of: what is of costs only to who may see them. */
export const faltasVisibles = (veCosto: boolean): readonly Falta[] =>
  NOMBRES_DE_FALTAS.filter((falta) => veCosto || !FALTAS[falta].costo);
