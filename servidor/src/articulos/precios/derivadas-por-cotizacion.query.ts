import type { ListaDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import type { verAlcanceDeCotizacion } from '@trastienda/nucleo/articulos/precios/contrato-de-cotizaciones.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { type RawBuilder, sql } from 'kysely';
import { LINEA_DE_KIT } from '#articulos/estructura/kits-sin-costo.sql.ts';
import type { Db, Tx } from '#db/db.ts';
import { UN_KIT } from './kits-que-llevan.query.ts';
import { leerListas } from './listas.query.ts';

type Derivadas = ResponseOf<typeof verAlcanceDeCotizacion>['derivadas'];

/** A parenthesized query of artículos. */
type Articulos = RawBuilder<unknown>;
/** Those of a lista whose price goes by the rate, and those that it reaches only by way of a minimum margin; null is none. */
type Movidos = { readonly siempre: Articulos | null; readonly porMargen: Articulos | null };

const NINGUNO: Movidos = { siempre: null, porMargen: null };

/**
 * The derived listas with a rate on the way from what they come out of, and how many of their prices go by it, each counted once
 * and none that is written over the formula. Which ones go by it is known by where they come from: no price is worked out.
 */
export async function leerDerivadas(db: Db | Tx, ahora: Date): Promise<Derivadas> {
  const listas = await leerListas(db);
  const movidosDe = quienesSeMueven(listas, ahora);
  const hallados = listas.flatMap((lista) => {
    const movidos = lista.activa ? movidosDe(lista) : NINGUNO;
    return movidos.siempre === null && movidos.porMargen === null ? [] : [{ nombre: lista.nombre, ...movidos }];
  });
  if (hallados.length === 0) return [];
  const { rows } = await sql<Derivadas[number]>`
    with recursive ${LINEA_DE_KIT}, ${costos(ahora)}
    ${sql.join(
      hallados.map(
        ({ nombre, siempre, porMargen }) => sql`
          select ${nombre}::text as nombre, ${contar(siempre)} as precios, ${contar(porMargen)} as "porMargenMinimo"`,
      ),
      sql` union all `,
    )}`.execute(db);
  return rows.filter(({ precios, porMargenMinimo }) => precios + porMargenMinimo > 0);
}

const contar = (articulos: Articulos | null) =>
  articulos === null
    ? sql`0`
    : sql`(select count(*)::int from ${articulos} x (id) join articulo a on a.id = x.id where a.estado <> 'INACTIVO')`;

/**
 * In which currency each thing costs what a lista looks at: by its cost of reposición or, without it, by its average. A kit that
 * has neither costs what it takes, in as many currencies as there are in it, and nothing while the cost of some of it is unknown.
 */
const costos = (ahora: Date) => sql`
  costo_sabido (articulo_id, moneda, se_repone, de_kit) as (
    select a.id, coalesce(a.costo_reposicion_moneda, 'ARS'), a.costo_reposicion is not null, false
    from articulo a left join costo_articulo m on m.articulo_id = a.id and m.promedio > 0
    where a.costo_reposicion is not null or m.articulo_id is not null
    union
    select k.id, c.moneda, true, true from costo_sabido c join linea l on l.componente_id = c.articulo_id ${UN_KIT}),
  costo as materialized (
    select articulo_id, moneda, se_repone from costo_sabido
    where not de_kit or articulo_id in (select k.articulo_id from costos_de_kits(null, 'REPOSICION', ${ahora}) k))`;

/** Says it of each lista, by those it derives from: they never derive in a circle (INV-44). */
function quienesSeMueven(listas: readonly ListaDePrecio[], ahora: Date) {
  const deListas = new Map(listas.map((lista) => [lista.id, lista]));
  const escritos = ({ id }: ListaDePrecio) => sql`(select e.articulo_id from precios_escritos(${id}, 1, ${ahora}) e)`;
  const promedios = sql`(
    select articulo_id from costo_articulo where promedio > 0
    union select k.articulo_id from costos_de_kits(null, 'PROMEDIO', ${ahora}) k)`;
  const conPrecio = (lista: ListaDePrecio): Articulos => {
    const base = conBase(lista);
    return base === null ? escritos(lista) : sql`(${escritos(lista)} union ${base})`;
  };
  /** What its formula has something to begin with for. */
  const conBase = ({ derivacion }: ListaDePrecio): Articulos | null => {
    if (derivacion === null) return null;
    if (derivacion.base === 'COSTO_PROMEDIO') return promedios;
    if (derivacion.base === 'COSTO_REPOSICION') return sql`(select articulo_id from costo where se_repone)`;
    const de = deListas.get(derivacion.listaBaseId ?? '');
    return de === undefined ? null : conPrecio(de);
  };
  const porSuFormula = (lista: ListaDePrecio): Movidos => {
    const { derivacion, moneda, margenMinimo } = lista;
    const base = conBase(lista);
    if (derivacion === null || base === null) return NINGUNO;
    // Its minimum margin is over the same cost.
    if (derivacion.base === 'COSTO_REPOSICION')
      return { siempre: sql`(select articulo_id from costo where se_repone and moneda <> ${moneda})`, porMargen: null };
    const piso =
      margenMinimo === null ? null : sql`(${base} intersect select articulo_id from costo where moneda <> ${moneda})`;
    if (derivacion.base === 'COSTO_PROMEDIO')
      return moneda === 'ARS' ? { siempre: null, porMargen: piso } : { siempre: base, porMargen: null };
    const de = deListas.get(derivacion.listaBaseId ?? '');
    if (de?.moneda !== moneda) return { siempre: base, porMargen: null };
    const suyos = movidosDe(de);
    return { siempre: suyos.siempre, porMargen: union(suyos.porMargen, piso) };
  };
  const movidosDe = (lista: ListaDePrecio): Movidos => {
    const { siempre, porMargen } = porSuFormula(lista);
    return {
      siempre: menos(siempre, escritos(lista)),
      porMargen: menos(menos(porMargen, siempre), escritos(lista)),
    };
  };
  return movidosDe;
}

const union = (unos: Articulos | null, otros: Articulos | null) =>
  unos === null || otros === null ? (unos ?? otros) : sql`(${unos} union ${otros})`;

const menos = (unos: Articulos | null, otros: Articulos | null) =>
  unos === null || otros === null ? unos : sql`(${unos} except ${otros})`;
