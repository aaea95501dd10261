import type { ListaDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import type { verAlcanceDeCotizacion } from '@trastienda/nucleo/articulos/precios/contrato-de-cotizaciones.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { type RawBuilder, sql } from 'kysely';
import { UN_KIT } from '#articulos/costos/kits-que-llevan.query.ts';
import { LINEA_DE_KIT, sinCostoPropio } from '#articulos/estructura/kits/kits-sin-costo.sql.ts';
import { leerListas } from '#articulos/precios/listas/listas.query.ts';
import type { Db, Tx } from '#db/db.ts';

type Derivadas = ResponseOf<typeof verAlcanceDeCotizacion>['derivadas'];

/** Something that holds, or not, of the artículo of the outer row `a`; never null. */
type Condicion = RawBuilder<unknown>;
/** Whose price in a lista goes by the rate, and whose it reaches only by way of a minimum margin; null is nobody's. */
type Movidos = { readonly siempre: Condicion | null; readonly porMargen: Condicion | null };

const NINGUNO: Movidos = { siempre: null, porMargen: null };

/**
 * The derived listas with a rate on the way from what they come out of, and how many of their prices go by it, none that is
 * written over the formula. Which ones do is known by where they come from: no price is worked out, and each artículo is looked
 * at once for all the listas.
 */
export async function leerDerivadas(db: Db | Tx, ahora: Date): Promise<Derivadas> {
  const listas = await leerListas(db);
  const { movidosDe, escritos, preguntas } = quienesSeMueven(listas);
  const hallados = listas.flatMap((lista) => {
    const { siempre, porMargen } = lista.activa ? movidosDe(lista) : NINGUNO;
    return siempre === null && porMargen === null ? [] : [{ nombre: lista.nombre, siempre, porMargen }];
  });
  if (hallados.length === 0) return [];
  const { rows } = await sql<{ cuentas: number[] }>`
    with recursive ${LINEA_DE_KIT}, ${kits(ahora)}
    select array[${sql.join(hallados.flatMap(({ siempre, porMargen }) => [contar(siempre), contar(porMargen)]))}]::int[] as cuentas
    from articulo a
    left join costo_articulo m on m.articulo_id = a.id and m.promedio > 0
    left join kit_repuesto kr on kr.articulo_id = a.id
    ${preguntas.has(CON_PROMEDIO) ? sql`left join costos_de_kits(null, 'PROMEDIO', ${ahora}) kp on kp.articulo_id = a.id` : sql``}
    ${sql.join(
      [...escritos].map(
        ([id, alias]) => sql`left join precios_escritos(${id}, 1, ${ahora}) ${alias} on ${alias}.articulo_id = a.id`,
      ),
      sql` `,
    )}
    where a.estado <> 'INACTIVO'`.execute(db);
  const cuentas = rows[0]?.cuentas ?? [];
  return hallados
    .map(({ nombre }, i) => ({ nombre, precios: cuentas[2 * i] ?? 0, porMargenMinimo: cuentas[2 * i + 1] ?? 0 }))
    .filter(({ precios, porMargenMinimo }) => precios + porMargenMinimo > 0);
}

const contar = (condicion: Condicion | null) =>
  condicion === null ? sql`0` : sql`count(*) filter (where ${condicion})`;

/**
 * The currencies of what is in each kit that costs what it takes, kits inside kits too; none while some of that has no cost. Its
 * lines are kept apart, so that each step finds its own by what they take and does not go over all of them for each kit.
 */
const kits = (ahora: Date) => sql`
  lleva as materialized (select k.id as kit_id, l.componente_id from linea l ${UN_KIT}),
  en_kit (articulo_id, moneda) as (
    select p.kit_id, coalesce(c.costo_reposicion_moneda, 'ARS')
    from lleva p join articulo c on c.id = p.componente_id and not ${sinCostoPropio(sql`c`)}
    union
    select p.kit_id, e.moneda from en_kit e join lleva p on p.componente_id = e.articulo_id),
  kit_repuesto as materialized (
    select k.articulo_id, array_agg(e.moneda) as monedas
    from costos_de_kits(null, 'REPOSICION', ${ahora}) k join en_kit e on e.articulo_id = k.articulo_id
    group by k.articulo_id)`;

const SE_REPONE: Condicion = sql`(a.costo_reposicion is not null or kr.articulo_id is not null)`;
const CON_PROMEDIO: Condicion = sql`(m.articulo_id is not null or kp.articulo_id is not null)`;
/** The cost of reposición is in another currency, or something in the kit is. */
const seReponeEnOtra = (moneda: string): Condicion => sql`
  coalesce(a.costo_reposicion_moneda <> ${moneda}, kr.monedas <> array[${moneda}]::text[], false)`;
/** What a minimum margin is over: the cost of reposición or, without it, the average, which is in pesos. */
const cuestaEnOtra = (moneda: string): Condicion =>
  moneda === 'ARS'
    ? seReponeEnOtra(moneda)
    : sql`(${seReponeEnOtra(moneda)} or (not ${SE_REPONE} and m.articulo_id is not null))`;

/**
 * Says it of each lista by those it derives from, never in a circle (INV-44), which written prices that asks for, and, of what takes
 * long to know, what it asks: each kit costs as much as a lista to work out.
 */
function quienesSeMueven(listas: readonly ListaDePrecio[]) {
  const deListas = new Map(listas.map((lista) => [lista.id, lista]));
  const escritos = new Map<string, RawBuilder<unknown>>();
  const preguntas = new Set<Condicion>();
  const escrito = ({ id }: ListaDePrecio): Condicion => {
    const alias = escritos.get(id) ?? sql.id(`e${escritos.size}`);
    escritos.set(id, alias);
    return sql`${alias}.articulo_id is not null`;
  };
  /** What its formula has something to begin with for. */
  const conBase = ({ derivacion }: ListaDePrecio): Condicion | null => {
    if (derivacion === null) return null;
    if (derivacion.base === 'COSTO_PROMEDIO') {
      preguntas.add(CON_PROMEDIO);
      return CON_PROMEDIO;
    }
    if (derivacion.base === 'COSTO_REPOSICION') return SE_REPONE;
    const de = deListas.get(derivacion.listaBaseId ?? '');
    return de === undefined ? null : o(escrito(de), conBase(de));
  };
  const porSuFormula = (lista: ListaDePrecio): Movidos => {
    const { derivacion, moneda, margenMinimo } = lista;
    if (derivacion === null) return NINGUNO;
    // Its minimum margin is over the same cost.
    if (derivacion.base === 'COSTO_REPOSICION') return { siempre: seReponeEnOtra(moneda), porMargen: null };
    const de = deListas.get(derivacion.listaBaseId ?? '');
    if ((de?.moneda ?? 'ARS') !== moneda) return { siempre: conBase(lista), porMargen: null };
    const suyos = de === undefined ? NINGUNO : movidosDe(de);
    const piso = margenMinimo === null ? null : y(conBase(lista), cuestaEnOtra(moneda));
    return { siempre: suyos.siempre, porMargen: o(suyos.porMargen, piso) };
  };
  const movidosDe = (lista: ListaDePrecio): Movidos => {
    const { siempre, porMargen } = porSuFormula(lista);
    const calculado = (quienes: Condicion | null) => quienes && sql`(${quienes} and not (${escrito(lista)}))`;
    return {
      siempre: calculado(siempre),
      porMargen: calculado(siempre === null ? porMargen : y(porMargen, sql`not ${siempre}`)),
    };
  };
  return { movidosDe, escritos, preguntas };
}

const o = (una: Condicion | null, otra: Condicion | null) =>
  una === null || otra === null ? (una ?? otra) : sql`(${una} or ${otra})`;

const y = (una: Condicion | null, otra: Condicion) => una && sql`(${una} and ${otra})`;
