import {
  type Busqueda,
  type CoincidenciaDeCodigo,
  type Hallado,
  leerBusqueda,
} from '@trastienda/nucleo/articulos/busqueda.ts';
import { type RawBuilder, sql } from 'kysely';
import { esElVehiculo } from '#articulos/aplicaciones/de-un-vehiculo.query.ts';
import { empiezaCon, esSinCeros, tieneLasPalabras } from '#articulos/tabla/filtros.query.ts';
import type { Db } from '#db/db.ts';
import { leerPreparada } from '#db/transaccion.ts';

type Pedido = {
  /** What is asked of the artículo of the row `a`. */
  readonly donde: RawBuilder<unknown>;
  /** Bounds each kind of beginning, in the order of the codes. */
  readonly topeDeComienzos: number;
};

/**
 * The codes that a text is, or is the beginning of: in normal form and without leading zeros; and what stands in for the
 * artículo of that code (ART-03).
 */
export async function leerPorCodigo(db: Db, texto: string, pedido: Pedido): Promise<PorCodigo> {
  const busqueda = leerBusqueda(texto);
  if (busqueda.codigo === '') return ordenar([]);
  const { rows } = await sql<CoincidenciaDeCodigo>`
    with recursive ${sustitutos(busqueda)}
    (${coincidencias(busqueda, pedido)})
    ${conSustitutos(pedido)}`.execute(db);
  return ordenar(rows);
}

type PorPalabras = {
  /** What is asked of the row of words `p`, which keeps what most searches ask. */
  readonly dondeDePalabras: RawBuilder<unknown>;
  /** The same of the application `x`. */
  readonly dondeDeAplicaciones: RawBuilder<unknown>;
  /** Hits by words that are ordered at most: a search that finds more is too broad for its order to matter. */
  readonly tope: number;
  readonly limite: number;
};
/** An artículo found by something else than a code of its own, and by what. */
export type Indirecto = { readonly articuloId: string; readonly de: string };
type PorCodigo = {
  readonly coincidencias: readonly CoincidenciaDeCodigo[];
  /** What replaces the artículo of that code, from the newest to the nearest; `de` is its code. */
  readonly reemplazos: readonly Indirecto[];
  /** What is equivalent to the artículo of that code, in the order of codes. */
  readonly equivalentes: readonly Indirecto[];
};
type Candidatos = PorCodigo & {
  readonly palabras: readonly string[];
  /** What fits the vehicle of the text; `de` is the application that says so. */
  readonly vehiculos: readonly Indirecto[];
};

/**
 * Codes as above with what stands in for them, the artículos whose words are all those of the text, and those that fit
 * the vehicle it names, in one statement. Words and vehicles are left alone when a bar code was read or what comes before
 * fills the `limite`.
 */
export async function leerCandidatos(db: Db, texto: string, pedido: Pedido & PorPalabras): Promise<Candidatos> {
  const busqueda = leerBusqueda(texto);
  const { codigo, palabras, comienzos, juntas } = busqueda;
  const { dondeDePalabras, tope, limite } = pedido;
  if (codigo === '') return ordenar([]);
  const consulta = sql<CoincidenciaDeCodigo>`
    with recursive codigos as materialized (${coincidencias(busqueda, pedido)}),
    ${sustitutos(busqueda)},
    palabras as materialized (
      select w.articulo_id, w.orden
      from (select p.articulo_id, p.orden
            from articulo_palabras p
            where ${tieneLasPalabras(busqueda)} and ${dondeDePalabras}
              and not exists (select from codigos c where c.tipo = 'BARRAS' and c.norma = ${codigo})
              and (select count(distinct "articuloId") from codigos) < ${limite}
            limit ${tope}) w
      order by w.orden, w.articulo_id
      limit ${limite} * 2)
    select * from codigos
    ${conSustitutos(pedido)}
    union all
    (select articulo_id, 'PALABRAS', '', '' from palabras order by orden, articulo_id)
    ${porVehiculo(texto, busqueda, pedido)}`;
  // Each number of words is another statement, and those that are kept prepared are not many.
  const filas =
    juntas.length === 0 && palabras.length + comienzos.length <= PALABRAS_DE_SIEMPRE
      ? await leerPreparada(db, consulta)
      : (await consulta.execute(db)).rows;
  return ordenar(filas);
}

function ordenar(filas: readonly CoincidenciaDeCodigo[]): Candidatos {
  const porQue = Map.groupBy(filas, ({ tipo }) => (INDIRECTOS.has(tipo) ? tipo : 'codigos'));
  const indirectos = (tipo: string): Indirecto[] =>
    (porQue.get(tipo) ?? []).map(({ articuloId, codigo }) => ({ articuloId, de: codigo }));
  return {
    coincidencias: porQue.get('codigos') ?? [],
    reemplazos: indirectos('REEMPLAZA').toReversed(),
    equivalentes: indirectos('EQUIVALENTE'),
    palabras: (porQue.get('PALABRAS') ?? []).map(({ articuloId }) => articuloId),
    vehiculos: indirectos('VEHICULO'),
  };
}

const INDIRECTOS = new Set(['REEMPLAZA', 'EQUIVALENTE', 'PALABRAS', 'VEHICULO']);
/** What people type at the counter. */
const PALABRAS_DE_SIEMPRE = 4;

/** What was found by no code of its own. */
export const SIN_CODIGO = { tipo: null, norma: null, exacto: false } as const;

export const comoSustituto =
  (motivo: 'REEMPLAZA' | 'EQUIVALENTE') =>
  ({ articuloId, de }: Indirecto): Hallado => ({ ...SIN_CODIGO, articuloId, motivo, de });

/** Each artículo once, for its best reason, which is the first. */
export function unaVez(hallados: readonly Hallado[]): Hallado[] {
  const vistos = new Set<string>();
  return hallados.filter(({ articuloId }) => !vistos.has(articuloId) && vistos.add(articuloId));
}

function coincidencias({ codigo, codigoSinCeros }: Busqueda, { donde, topeDeComienzos }: Pedido): RawBuilder<unknown> {
  const clave = sql`
    select k.articulo_id as "articuloId", k.tipo, k.valor_norm as norma, a.codigo
    from articulo_clave k join articulo a on a.id = k.articulo_id
    where ${donde}`;
  return sql`
    (${clave} and k.valor_norm = ${codigo})
    union all
    (${clave} and ${esSinCeros(codigoSinCeros)} and k.valor_norm <> ${codigo} limit ${topeDeComienzos})
    union all
    (${clave} and ${empiezaCon(sql`k.valor_norm`, codigo)} and k.valor_norm <> ${codigo}
     order by k.valor_norm limit ${topeDeComienzos})
    union all
    (${clave} and ${empiezaCon(sql`k.sin_ceros`, codigoSinCeros)} and k.sin_ceros <> k.valor_norm
       and k.sin_ceros <> ${codigoSinCeros}
     order by k.sin_ceros limit ${topeDeComienzos})`;
}

/** More than these are not a choice but a catalogue; what replaces it comes before. */
const TOPE_DE_SUSTITUTOS = 50;
/** Codes are nearly unique; the few that are not are told apart by the person. */
const TOPE_DE_NOMBRADOS = 10;

/**
 * What stands in for the artículos whose code is the text, in whatever state they are: the number people ask for is often
 * that of one that is gone (RN-25).
 */
function sustitutos({ codigo, codigoSinCeros }: Busqueda): RawBuilder<unknown> {
  return sql`
    nombrados as materialized (
      select k.articulo_id, a.codigo
      from articulo_clave k join articulo a on a.id = k.articulo_id
      where (k.valor_norm = ${codigo} or ${esSinCeros(codigoSinCeros)}) and a.estado <> 'BORRADOR'
      limit ${TOPE_DE_NOMBRADOS}),
    cadena (articulo_id, de, paso) as (
      select articulo_id, codigo, 0 from nombrados
      union
      select r.por_id, c.de, c.paso + 1 from cadena c join articulo_reemplazo r on r.articulo_id = c.articulo_id),
    suplentes as materialized (
      select articulo_id, 'REEMPLAZA' as que, de, paso from cadena where paso > 0
      union all
      select m.articulo_id, 'EQUIVALENTE', min(n.codigo collate "C"), null
      from nombrados n
      join articulo_equivalencia propio on propio.articulo_id = n.articulo_id
      join articulo_equivalencia m on m.grupo_id = propio.grupo_id and m.articulo_id <> n.articulo_id
      group by m.articulo_id)`;
}

/** Their ids are known before anything is asked of them, which may be worked out of every artículo there is. */
const conSustitutos = ({ donde }: Pedido): RawBuilder<unknown> => sql`
    union all
    (select s.articulo_id, s.que, '', s.de
     from articulo a join suplentes s on s.articulo_id = a.id
     where a.id = any(array(select articulo_id from suplentes)) and ${donde}
     order by s.paso, a.codigo, a.id
     limit ${TOPE_DE_SUSTITUTOS})`;

/** Applications that are ordered at most; words come first, so these only fill what they leave. */
const TOPE_DE_APLICACIONES = 2_000;

/** A code that somebody typed whole names an artículo, not a vehicle. */
function porVehiculo(texto: string, busqueda: Busqueda, { dondeDeAplicaciones, limite }: PorPalabras) {
  const esEste = esElVehiculo(texto);
  if (!esEste) return sql``;
  return sql`
    union all
    (select v.articulo_id, 'VEHICULO', '', v.id::text
     from (select distinct on (w.orden, w.articulo_id) w.orden, w.articulo_id, w.id
           from (select x.articulo_id, x.orden, x.id
                 from aplicacion x
                 where ${esEste} and ${dondeDeAplicaciones}
                   and not exists (select from codigos c where c.norma = ${busqueda.codigo})
                   and (select count(distinct "articuloId") from codigos) + (select count(*) from palabras) < ${limite}
                 limit ${TOPE_DE_APLICACIONES}) w
           order by w.orden, w.articulo_id, w.id) v
     order by v.orden, v.articulo_id
     limit ${limite} * 2)`;
}
