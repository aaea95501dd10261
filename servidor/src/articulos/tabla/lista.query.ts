import { type Busqueda, leerBusqueda, ordenarCoincidencias } from '@trastienda/nucleo/articulos/busqueda.ts';
import type { ConsultaDeArticulos, FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Lista as ListaPaginada } from '@trastienda/nucleo/comun/paginacion.ts';
import { sonSoloSignos } from '@trastienda/nucleo/comun/texto.ts';
import { type RawBuilder, sql } from 'kysely';
import { alcanceDeStock, comoLista } from '#articulos/alcance-de-stock.ts';
import { esElVehiculo } from '#articulos/aplicaciones/de-un-vehiculo.query.ts';
import { comoSustituto, leerPorCodigo, unaVez } from '#articulos/busqueda/candidatos.query.ts';
import { conSuRazon, type PorQue } from '#articulos/busqueda/por-que.query.ts';
import { leerKitsEnVenta } from '#articulos/estructura/kits/kits-en-venta.query.ts';
import { idsPorTandas } from '#articulos/exportacion/ids-juntos.ts';
import { consultaDeLista, type Lista, NO_EXISTE_LA_LISTA } from '#articulos/precios/listas/una-lista.query.ts';
import type { Db, Tx } from '#db/db.ts';
import { paginar } from '#db/lista.ts';
import { leerPreparada } from '#db/transaccion.ts';
import type { Consulta } from '#http/contexto.ts';
import { datosInvalidos } from '#http/regla-rota.ts';
import { conEstado, deSusColumnas, preguntaPorStock, preguntaPorTodos } from './columnas.sql.ts';
import { leerFilas } from './filas.query.ts';
import { condiciones, type Marco, tieneLasPalabras } from './filtros.query.ts';
import { conColumnasDeHoy } from './nodos-fusionados.query.ts';
import { leerOrden, type Orden } from './orden.sql.ts';

export async function listarArticulos(
  { db, usuario, ahora }: Consulta,
  query: ConsultaDeArticulos,
): Promise<ListaPaginada<FilaDeArticulo>> {
  const { listaId } = query;
  if (listaId !== undefined) await exigirLista(db, listaId);
  const marco: Marco = { listaId, ahora, sucursales: comoLista(alcanceDeStock(usuario)) };
  const seleccion = await seleccionar(db, query, marco);
  const { ids, contar } = preguntaPorTodos(query) ? deUnaVez(seleccion, query) : seleccion;
  return paginar({
    consulta: query,
    filtrado: estaFiltrado(query),
    filas: async (limit, offset) => {
      const filas = await leerFilas(db, await ids(limit, offset), marco);
      return conSuRazon({ db, usuario }, filas, { porQue: seleccion.porQue, texto: query.buscar });
    },
    contar,
  });
}

/** The lista of a reading: the one asked for, or the default one. */
export async function exigirLista(db: Db | Tx, listaId: string | undefined): Promise<Lista> {
  const [lista] = await leerPreparada(db, consultaDeLista(listaId));
  if (!lista && listaId !== undefined) {
    return datosInvalidos([{ path: ['?', 'listaId'], message: NO_EXISTE_LA_LISTA }]);
  }
  return definido(lista, 'the default lista');
}

/** That lista, and what else filters and rows depend on. */
export async function exigirMarco(
  { db, usuario, ahora }: Pick<Consulta, 'db' | 'usuario' | 'ahora'>,
  listaId: string | undefined,
): Promise<{ readonly lista: Lista; readonly marco: Marco }> {
  const lista = await exigirLista(db, listaId);
  return { lista, marco: { listaId: lista.id, ahora, sucursales: comoLista(alcanceDeStock(usuario)) } };
}

const SIN_EFECTO = new Set(['pagina', 'porPagina', 'orden', 'contar', 'listaId', 'sucursalId']);

const estaFiltrado = (query: ConsultaDeArticulos): boolean =>
  Object.entries(query).some(([campo, valor]) => !SIN_EFECTO.has(campo) && valor !== undefined && valor !== '');

/** What a filter and a search leave, in order. */
type Seleccion = {
  readonly ids: (limit: number | null, offset: number) => Promise<string[]>;
  readonly contar: (tope?: number) => Promise<number>;
  /** All of them in order, some at a time, however many they are. */
  readonly tandas: (porTanda: number) => AsyncGenerator<readonly string[]>;
  /** Both in one statement, for what would be worked out of every artículo twice; only without a search. */
  readonly juntos?: (limit: number, offset: number) => Promise<{ readonly ids: string[]; readonly total: number }>;
  /** What a search found some of them by. */
  readonly porQue?: PorQue;
  /** Their ids in SQL, in no order, for what is worked out of all of them. */
  readonly conjunto: RawBuilder<unknown>;
};

function deUnaVez(
  { juntos, ...seleccion }: Seleccion,
  { pagina, porPagina }: ConsultaDeArticulos,
): Pick<Seleccion, 'ids' | 'contar'> {
  if (juntos === undefined) return seleccion;
  const leida = juntos(porPagina, (pagina - 1) * porPagina);
  return {
    ids: async () => (await leida).ids,
    contar: async () => (await leida).total,
  };
}

/** Beginnings of codes past this many come in among the words, where most of them are too. */
const TOPE_DE_COMIENZOS = 500;

export async function seleccionar(db: Db, pedida: ConsultaDeArticulos, marco: Marco): Promise<Seleccion> {
  const query = await conColumnasDeHoy(db, pedida);
  const leerKits = () => leerKitsEnVenta(db, marco.sucursales);
  const kits = preguntaPorStock(query) ? await leerKits() : undefined;
  const conKits = { ...marco, kits: kits ?? [] };
  const filtros = [...condiciones(query, conKits), ...deSusColumnas(query, conKits)];
  const busqueda = leerBusqueda(query.buscar ?? '');
  const sinNada = sonSoloSignos(query.buscar) ? [sql`false`] : [];
  const donde = sql.join([conEstado(query, sql`a.estado`), ...sinNada, ...filtros], sql` and `);
  const orden = () => leerOrden(query, { db, marco, leerKits: async () => kits ?? leerKits() });
  if (busqueda.codigo === '') {
    return {
      ...deArticulos(db, donde, orden),
      juntos: async (limit, offset) => leerJuntos(db, donde, await orden(), sql`limit ${limit} offset ${offset}`),
    };
  }
  const porQue = await hallarPorCodigo(db, query.buscar ?? '', donde);
  const ids = [...porQue.keys()];
  const palabras = await porPalabras(db, query, busqueda, filtros, ids);
  const seleccion =
    query.orden === undefined
      ? primeroLosCodigos(
          ids,
          deConsulta(db, palabras, async () => sql`${palabras} order by orden, id`),
        )
      : deArticulos(db, sql`a.id in (select unnest(${ids}::uuid[]) union all select id from (${palabras}) w)`, orden);
  return { ...seleccion, porQue };
}

/**
 * The codes met whole, what stands in for the artículo of that code (ART-03) and the codes that begin so, each artículo once.
 * As at the counter, but that what replaces it goes from the newest: here there is no depósito to sell from.
 */
async function hallarPorCodigo(db: Db, texto: string, donde: RawBuilder<unknown>): Promise<PorQue> {
  const leidos = await leerPorCodigo(db, texto, { donde, topeDeComienzos: TOPE_DE_COMIENZOS });
  const { hallados } = ordenarCoincidencias(texto, leidos.coincidencias);
  const exactos = hallados.filter(({ exacto }) => exacto);
  const enOrden = [
    ...exactos,
    ...leidos.reemplazos.map(comoSustituto('REEMPLAZA')),
    ...leidos.equivalentes.map(comoSustituto('EQUIVALENTE')),
    ...hallados,
  ];
  return new Map(unaVez(enOrden).map((hallado) => [hallado.articuloId, hallado]));
}

/** When words alone find so many, what fits the vehicle they may name is not added: it has filters of its own. */
const YA_SON_MUCHAS = 50;

/**
 * The artículos that words find and codes did not, and those that fit the vehicle the text names (GAP-16). What words and
 * vehicles need is in rows of their own, so `articulo` is visited only when a filter asks something of it.
 */
async function porPalabras(
  db: Db,
  query: ConsultaDeArticulos,
  busqueda: Busqueda,
  filtros: readonly RawBuilder<unknown>[],
  yaEstan: readonly string[],
): Promise<RawBuilder<unknown>> {
  const en = (fila: 'p' | 'x', es: RawBuilder<unknown>) => {
    const visitar = filtros.length === 0 ? sql`` : sql`join articulo a on a.id = ${sql.ref(`${fila}.articulo_id`)}`;
    const donde = [
      es,
      conEstado(query, sql.ref(`${fila}.estado`)),
      ...(yaEstan.length === 0 ? [] : [sql`${sql.ref(`${fila}.articulo_id`)} <> all(${yaEstan}::uuid[])`]),
      ...filtros,
    ];
    return sql`${visitar} where ${sql.join(donde, sql` and `)}`;
  };
  const conPalabras = sql`select p.articulo_id as id, p.orden from articulo_palabras p ${en('p', tieneLasPalabras(busqueda))}`;
  const esEste = esElVehiculo(query.buscar ?? '');
  if (!esEste || (await deConsulta(db, conPalabras).contar(YA_SON_MUCHAS)) === YA_SON_MUCHAS) return conPalabras;
  return sql`${conPalabras} union select x.articulo_id, x.orden from aplicacion x ${en('x', esEste)}`;
}

/** The artículos, with what they are put in order by, are kept once for the page and for how many there are. */
async function leerJuntos(db: Db, donde: RawBuilder<unknown>, orden: Orden, corte: RawBuilder<unknown>) {
  const columnas = sql.join(['id', ...orden.columnas].map((columna) => sql.ref(`a.${columna}`)));
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with elegido as materialized (select ${columnas} from articulo a where ${donde})
    select array(select a.id from elegido a ${orden.juntas} order by ${orden.por} ${corte}) as ids,
           (select count(*)::int from elegido) as total
  `.execute(db);
  return definido(rows[0], 'a count is always one row');
}

/** Of so many artículos it takes less to ask each for its price, or its stock, than to read those of all there are. */
const POCOS = 5_000;

function deArticulos(db: Db, donde: RawBuilder<unknown>, orden: () => Promise<Orden>): Seleccion {
  const seleccion = deConsulta(db, sql`select a.id from articulo a where ${donde}`, async () => {
    const { juntas, juntasDePocos, por } = await orden();
    const sonPocos = juntasDePocos !== null && (await seleccion.contar(POCOS + 1)) <= POCOS;
    return sql`select a.id from articulo a ${sonPocos ? juntasDePocos : juntas} where ${donde} order by ${por}`;
  });
  return seleccion;
}

/** `enOrden` is the same, with its order: what that asks of every artículo is read only by who needs it. */
function deConsulta(
  db: Db,
  consulta: RawBuilder<unknown>,
  enOrden = async (): Promise<RawBuilder<unknown>> => consulta,
): Seleccion {
  return {
    conjunto: sql`select id from (${consulta}) c`,
    ids: async (limit, offset) => {
      const { rows } = await sql<{ id: string }>`${await enOrden()} limit ${limit} offset ${offset}`.execute(db);
      return rows.map(({ id }) => id);
    },
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from (${consulta} limit ${tope ?? null}) x`.execute(db);
      return rows[0]?.n ?? 0;
    },
    tandas: async function* (porTanda) {
      const ordenados = sql<{ id: string }>`(${await enOrden()})`.as('x');
      yield* idsPorTandas(db.selectFrom(ordenados).select('x.id').stream(POR_LECTURA), porTanda);
    },
  };
}

/** Ids a cursor gives at once. */
const POR_LECTURA = 2_000;

const primeroLosCodigos = (porCodigo: readonly string[], palabras: Seleccion): Seleccion => ({
  conjunto: sql`select unnest(${porCodigo}::uuid[]) as id union all ${palabras.conjunto}`,
  ids: async (limit, offset) => {
    const propios = porCodigo.slice(offset, limit === null ? undefined : offset + limit);
    if (propios.length === limit) return propios;
    const faltan = limit === null ? null : limit - propios.length;
    return [...propios, ...(await palabras.ids(faltan, Math.max(0, offset - porCodigo.length)))];
  },
  contar: async (tope) => {
    const resto = tope === undefined ? undefined : Math.max(0, tope - porCodigo.length);
    return porCodigo.length + (await palabras.contar(resto));
  },
  tandas: async function* (porTanda) {
    if (porCodigo.length > 0) yield porCodigo;
    yield* palabras.tandas(porTanda);
  },
});
