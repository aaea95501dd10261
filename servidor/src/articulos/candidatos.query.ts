import { type Busqueda, type CoincidenciaDeCodigo, leerBusqueda } from '@trastienda/nucleo/articulos/busqueda.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { leerPreparada } from '#db/transaccion.ts';
import { empiezaCon, tieneLasPalabras } from './filtros.query.ts';

type Pedido = {
  /** What is asked of the artículo of the row `a`. */
  readonly donde: RawBuilder<unknown>;
  /** Bounds each kind of beginning, in the order of the codes. */
  readonly topeDeComienzos: number;
};

/** The codes that a text is, or is the beginning of: in normal form and without leading zeros. */
export async function leerPorCodigo(db: Db, texto: string, pedido: Pedido): Promise<CoincidenciaDeCodigo[]> {
  const busqueda = leerBusqueda(texto);
  if (busqueda.codigo === '') return [];
  const { rows } = await sql<CoincidenciaDeCodigo>`${coincidencias(busqueda, pedido)}`.execute(db);
  return rows;
}

type PorPalabras = {
  /** What is asked of the row of words `p`, which keeps what most searches ask. */
  readonly dondeDePalabras: RawBuilder<unknown>;
  /** Hits by words that are ordered at most: a search that finds more is too broad for its order to matter. */
  readonly tope: number;
  readonly limite: number;
};
type Candidatos = { readonly coincidencias: readonly CoincidenciaDeCodigo[]; readonly palabras: readonly string[] };

/**
 * Codes as above, and the artículos whose words are all those of the text, in one statement. Words are left alone when
 * a bar code was read or codes alone fill the `limite`.
 */
export async function leerCandidatos(
  db: Db,
  texto: string,
  { donde, topeDeComienzos, dondeDePalabras, tope, limite }: Pedido & PorPalabras,
): Promise<Candidatos> {
  const busqueda = leerBusqueda(texto);
  if (busqueda.codigo === '') return { coincidencias: [], palabras: [] };
  const { palabras, comienzos } = busqueda;
  const consulta = sql<CoincidenciaDeCodigo>`
    with codigos as materialized (${coincidencias(busqueda, { donde, topeDeComienzos })})
    select * from codigos
    union all
    (select w.articulo_id, ${sql.lit(PALABRAS)}, '', ''
     from (select p.articulo_id, p.orden
           from articulo_palabras p
           where ${tieneLasPalabras(busqueda)} and ${dondeDePalabras}
             and not exists (select from codigos c where c.tipo = 'BARRAS' and c.norma = ${busqueda.codigo})
             and (select count(distinct "articuloId") from codigos) < ${limite}
           limit ${tope}) w
     order by w.orden, w.articulo_id
     limit ${limite} * 2)`;
  // Each number of words is another statement, and those that are kept prepared are not many.
  const filas =
    palabras.length + comienzos.length <= PALABRAS_DE_SIEMPRE
      ? await leerPreparada(db, consulta)
      : (await consulta.execute(db)).rows;
  const deQue = Map.groupBy(filas, ({ tipo }) => (tipo === PALABRAS ? 'palabras' : 'codigos'));
  return {
    coincidencias: deQue.get('codigos') ?? [],
    palabras: (deQue.get('palabras') ?? []).map(({ articuloId }) => articuloId),
  };
}

const PALABRAS = 'PALABRAS';
/** What people type at the counter. */
const PALABRAS_DE_SIEMPRE = 4;

function coincidencias({ codigo, codigoSinCeros }: Busqueda, { donde, topeDeComienzos }: Pedido): RawBuilder<unknown> {
  const clave = sql`
    select k.articulo_id as "articuloId", k.tipo, k.valor_norm as norma, a.codigo
    from articulo_clave k join articulo a on a.id = k.articulo_id
    where ${donde}`;
  return sql`
    (${clave} and k.valor_norm = ${codigo})
    union all
    (${clave} and k.sin_ceros = ${codigoSinCeros} and k.valor_norm <> ${codigo} limit ${topeDeComienzos})
    union all
    (${clave} and ${empiezaCon(sql`k.valor_norm`, codigo)} and k.valor_norm <> ${codigo}
     order by k.valor_norm limit ${topeDeComienzos})
    union all
    (${clave} and ${empiezaCon(sql`k.sin_ceros`, codigoSinCeros)} and k.sin_ceros <> k.valor_norm
       and k.sin_ceros <> ${codigoSinCeros}
     order by k.sin_ceros limit ${topeDeComienzos})`;
}
