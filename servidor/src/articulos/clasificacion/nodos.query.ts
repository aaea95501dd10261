import { NIVELES, type Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { vigentesEn } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import {
  type Familia,
  FILTROS_DE_NODOS,
  ORDENES_DE_NODOS,
  type Rubro,
  type Subfamilia,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { dosRelojes } from '@trastienda/nucleo/articulos/reportes/valuacion.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Lista, OrdenDe, ParteDeOrden } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { partesALaVista, porPartes } from '#db/en-orden.ts';
import { CODIGO, porColumnas, porLista, porNumero, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta } from '#http/contexto.ts';
import {
  caminoDe,
  conBusqueda,
  hojasDe,
  LETRA,
  type OmisionesDelCamino,
  omisionesHasta,
  UNIDAD_GENERAL,
  type Unidad,
} from './niveles.sql.ts';
import { type Lector, type Suma, type Sumas, sumaDeHojas, sumarHojas, TODAS } from './sumas-de-nodos.query.ts';

type CampoDeOrden = (typeof ORDENES_DE_NODOS)[number];

export type ConsultaDeNodos = {
  readonly buscar?: string | undefined;
  readonly pagina: number;
  readonly porPagina: number;
  readonly orden?: OrdenDe<CampoDeOrden> | undefined;
  readonly contar?: 'exacto' | undefined;
  readonly activo?: 'true' | 'false' | undefined;
  readonly rubroId?: string | undefined;
  readonly familiaId?: string | undefined;
  readonly filtros?: string | undefined;
};

export type NodoDe = { readonly rubro: Rubro; readonly familia: Familia; readonly subfamilia: Subfamilia };

export async function listarNodos<N extends Nivel>(
  lector: Consulta,
  nivel: N,
  consulta: ConsultaDeNodos,
): Promise<Lista<NodoDe[N]>> {
  const seleccion = seleccionar(nivel, consulta, lector);
  return paginar({
    consulta,
    filtrado: condiciones(nivel, consulta).length > 0,
    filas: (limit, offset) => leerNodos(lector, nivel, { ...seleccion, limit, offset }),
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from (select 1 from ${caminoDe(nivel)} where ${seleccion.donde} limit ${tope ?? null}) x
      `.execute(lector.db);
      return rows[0]?.n ?? 0;
    },
  });
}

/** Every node the filter shows, in its order: a company has thousands of them at most. */
export function leerTodosLosNodos<N extends Nivel>(
  lector: Consulta,
  nivel: N,
  consulta: ConsultaDeNodos,
): Promise<NodoDe[N][]> {
  return leerNodos(lector, nivel, seleccionar(nivel, consulta, lector));
}

export async function leerNodo<N extends Nivel>(lector: Lector, nivel: N, id: string): Promise<NodoDe[N] | undefined> {
  const seleccion = definido(porId(lector, nivel, [id]), 'one id');
  const [nodo] = await leerNodos(lector, nivel, seleccion);
  return nodo;
}

type DeCadaNivel = { readonly [N in Nivel]: NodoDe[N][] };

/** The nodes with these ids, each level by its code: what hangs from all of them is counted in one go. */
export async function leerNodosPorId(
  lector: Lector,
  ids: { readonly [N in Nivel]?: readonly string[] },
): Promise<DeCadaNivel> {
  const paginas = await Promise.all(
    NIVELES.map(async (nivel) => ({ nivel, filas: await leerPagina(lector, nivel, porId(lector, nivel, ids[nivel])) })),
  );
  const sumas = await sumarHojas(
    lector,
    paginas.flatMap(({ filas }) => filas),
  );
  const deNivel = <N extends Nivel>(nivel: N) =>
    paginas.flatMap((pagina) =>
      pagina.nivel === nivel ? pagina.filas.map((fila) => conSumas<N>(lector, nivel, fila, sumas)) : [],
    );
  return { rubro: deNivel('rubro'), familia: deNivel('familia'), subfamilia: deNivel('subfamilia') };
}

function porId(lector: Lector, nivel: Nivel, ids: readonly string[] = []): Seleccion | null {
  if (ids.length === 0) return null;
  const { orden } = seleccionar(nivel, { pagina: 1, porPagina: 1 }, lector);
  return { donde: sql`${sql.ref(`${LETRA[nivel]}.id`)} = any(${ids}::uuid[])`, orden };
}

type Seleccion = {
  readonly donde: RawBuilder<unknown>;
  readonly orden: RawBuilder<unknown>;
  /** When they go by what hangs from them, which has to be known of all of them before a page is cut. */
  readonly porSuma?: RawBuilder<unknown>;
  /** No filter leaves any rubro out: what hangs from them is everything. */
  readonly raices?: boolean;
  readonly limit?: number;
  readonly offset?: number;
};

/** By what hangs from a node: `u` has its sums. */
const SUMAS = {
  articulos: sql`coalesce(u.articulos, 0)`,
  valor: sql`coalesce(u.valor, 0)`,
  reposicion: sql`coalesce(u.reposicion, 0)`,
  brecha: sql`coalesce(u.reposicion, 0) - coalesce(u.valor, 0)`,
} as const;

const esSuma = (campo: CampoDeOrden): campo is keyof typeof SUMAS => campo in SUMAS;

/** In an order that goes by sums, what the node says of itself was read before: `p` has it, and its place by código. */
const POR_SUMAS = {
  columnas: { codigo: sql`p.codigo collate "es-x-icu"`, nombre: sql`p.nombre collate "es-x-icu"`, ...SUMAS },
  iguales: [sql`p.orden`],
} as const;

const POR_CODIGO: readonly ParteDeOrden<CampoDeOrden>[] = [{ campo: 'codigo', descendente: false }];

function seleccionar(nivel: Nivel, consulta: ConsultaDeNodos, { usuario }: Pick<Lector, 'usuario'>): Seleccion {
  const seVe = (campo: CampoDeOrden) => !esSuma(campo) || campo === 'articulos' || usuario.puede('costo.ver');
  const pedidas = partesALaVista(consulta.orden, 'codigo', ORDENES_DE_NODOS, seVe);
  const haySuma = pedidas.some(({ campo }) => esSuma(campo));
  const propia = (columna: string) => sql`${sql.ref(`${LETRA[nivel]}.${columna}`)} collate "es-x-icu"`;
  const marco = {
    columnas: { codigo: propia('codigo'), nombre: propia('nombre'), ...SUMAS },
    iguales: sql.ref(`${LETRA[nivel]}.id`),
  };
  const filtros = condiciones(nivel, consulta);
  return {
    donde: sql.join([sql`true`, ...filtros], sql` and `),
    orden: porPartes(haySuma ? POR_CODIGO : pedidas, marco),
    ...(haySuma && { porSuma: porPartes(pedidas, POR_SUMAS) }),
    raices: nivel === 'rubro' && filtros.length === 0,
  };
}

function condiciones(nivel: Nivel, consulta: ConsultaDeNodos): RawBuilder<unknown>[] {
  const { buscar, activo, rubroId, familiaId, filtros } = consulta;
  return [
    conBusqueda(nivel, buscar),
    activo !== undefined && sql`${sql.ref(`${LETRA[nivel]}.activo`)} = ${activo === 'true'}`,
    rubroId !== undefined && sql`r.id = ${rubroId}`,
    familiaId !== undefined && sql`f.id = ${familiaId}`,
    ...DE_SUS_COLUMNAS[nivel](filtros),
  ].filter((condicion) => condicion !== false);
}

/** What hangs directly from each. */
const FAMILIAS = sql`(select count(*) from familia h where h.rubro_id = r.id)`;
const SUBFAMILIAS = sql`(select count(*) from subfamilia h where h.familia_id = f.id)`;

const deTodos = (nivel: Nivel) => {
  const propia = (columna: string) => sql.ref(`${LETRA[nivel]}.${columna}`);
  return {
    codigo: porTexto(propia('codigo'), CODIGO),
    nombre: porTexto(propia('nombre')),
    estado: porLista(sql`case when ${propia('activo')} then 'ACTIVO' else 'INACTIVO' end`),
  };
};
const DE_SUS_COLUMNAS = {
  rubro: porColumnas(FILTROS_DE_NODOS.rubro, { ...deTodos('rubro'), familias: porNumero(FAMILIAS) }),
  familia: porColumnas(FILTROS_DE_NODOS.familia, {
    ...deTodos('familia'),
    rubro: porTexto(sql`r.nombre`),
    subfamilias: porNumero(SUBFAMILIAS),
  }),
  subfamilia: porColumnas(FILTROS_DE_NODOS.subfamilia, {
    ...deTodos('subfamilia'),
    rubro: porTexto(sql`r.nombre`),
    familia: porTexto(sql`f.nombre`),
  }),
} as const satisfies Readonly<Record<Nivel, unknown>>;

/** What each level shows of the others: those above by name, and how many hang directly from it. */
const PROPIAS: Readonly<Record<Nivel, RawBuilder<unknown>>> = {
  rubro: sql`${FAMILIAS} as familias`,
  familia: sql`r.id as "rubroId", r.nombre as rubro,
               ${SUBFAMILIAS} as subfamilias`,
  subfamilia: sql`f.id as "familiaId", f.nombre as familia, r.id as "rubroId", r.nombre as rubro`,
};

/**
 * A page of nodes, each with the artículos at or below it (CLA-01) and, for who may see costs, what their stock where they
 * may is worth by both clocks (GAP-21). The page is read first and then only what hangs from it, unless it goes by that or
 * nearly everything does.
 */
async function leerNodos<N extends Nivel>(lector: Lector, nivel: N, seleccion: Seleccion): Promise<NodoDe[N][]> {
  if (seleccion.porSuma || seleccion.raices) return leerDeUnaVez(lector, nivel, seleccion);
  const filas = await leerPagina(lector, nivel, seleccion);
  const sumas = await sumarHojas(lector, filas);
  return filas.map((fila) => conSumas<N>(lector, nivel, fila, sumas));
}

const conSumas = <N extends Nivel>({ usuario }: Lector, nivel: N, { hojas: _, ...fila }: ConHojas, sumas: Sumas) =>
  aNodo<N>(nivel, { ...fila, articulos: 0, ...sumas.get(fila.id) }, usuario.puede('costo.ver'));

/** What each node says of itself, and the subfamilias at or below it. */
async function leerPagina({ db }: Lector, nivel: Nivel, seleccion: Seleccion | null): Promise<readonly ConHojas[]> {
  if (seleccion === null) return [];
  const { rows } = await sql<ConHojas>`
    with ${paginaDe(nivel, seleccion)}
    select p.*, coalesce(h.ids, '{}') as hojas
    from pagina p left join (select nodo, array_agg(id) as ids from hojas group by nodo) h on h.nodo = p.id
    order by p.orden
  `.execute(db);
  return rows;
}

const corteDe = ({ limit, offset }: Seleccion) => sql`limit ${limit ?? null} offset ${offset ?? 0}`;

/** As tables of a `with`: the nodes, cut into a page unless they go by their sums, and as `hojas` the subfamilias at or below each. */
function paginaDe(nivel: Nivel, seleccion: Seleccion): RawBuilder<unknown> {
  const { donde, orden, porSuma } = seleccion;
  const propia = (columna: string) => sql.ref(`${LETRA[nivel]}.${columna}`);
  return sql`pagina as materialized (
      select ${propia('id')}, ${propia('version')}, ${propia('codigo')}, ${propia('nombre')}, ${propia('activo')},
             row_number() over (order by ${orden}) as orden, ${PROPIAS[nivel]}, ${omisionesHasta(nivel)} as omisiones,
             ${UNIDAD_GENERAL} as "unidadGeneral"
      from ${caminoDe(nivel)} where ${donde} ${porSuma ? sql`` : sql`order by ${orden} ${corteDe(seleccion)}`}),
    hojas as materialized (${hojasDe(nivel, sql`in (select id from pagina)`)})`;
}

/** In one statement. In an order that goes by sums, all the nodes that the filter shows are counted before the page is cut. */
async function leerDeUnaVez<N extends Nivel>(lector: Lector, nivel: N, seleccion: Seleccion): Promise<NodoDe[N][]> {
  const { porSuma, raices } = seleccion;
  const { rows } = await sql<Fila>`
    with ${paginaDe(nivel, seleccion)},
    ${sumaDeHojas(lector, raices ? TODAS : sql`a.subfamilia_id in (select id from hojas)`, sql`hojas`)}
    select p.*, coalesce(u.articulos, 0) as articulos, coalesce(u.valor, 0) as valor, coalesce(u.reposicion, 0) as reposicion
    from pagina p left join suma u on u.nodo = p.id
    order by ${porSuma ? sql`${porSuma} ${corteDe(seleccion)}` : sql`p.orden`}
  `.execute(lector.db);
  return rows.map((fila) => aNodo<N>(nivel, fila, lector.usuario.puede('costo.ver')));
}

type DeSiMisma = {
  readonly id: string;
  readonly orden: number;
  readonly omisiones: OmisionesDelCamino;
  readonly unidadGeneral: Unidad;
};
type Fila = DeSiMisma & Partial<Suma>;
type ConHojas = DeSiMisma & { readonly hojas: readonly string[] };

function aNodo<N extends Nivel>(
  nivel: Nivel,
  { orden: _, valor, reposicion, omisiones, unidadGeneral, ...fila }: Fila,
  veCosto: boolean,
): NodoDe[N] {
  const propias = definido(omisiones[nivel], 'what the node itself says');
  const { margen, ...vigentes } = vigentesEn(omisiones, unidadGeneral);
  const { promedio, ...hoy } = dosRelojes(valor ?? '0', reposicion ?? '0');
  return {
    ...fila,
    ivaOmision: propias.iva,
    unidadOmision: propias.unidad,
    diasDeConteo: propias.diasDeConteo,
    obsolescencia: propias.obsolescencia,
    vigentes: { ...vigentes, ...(veCosto ? { margen } : {}) },
    ...(veCosto ? { margenOmision: propias.margen, valor: promedio, ...hoy } : {}),
  } as unknown as NodoDe[N];
}
