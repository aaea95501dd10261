import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
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
import { comoLista } from '#articulos/alcance-de-stock.ts';
import { existenciasValuadas } from '#articulos/existencias-valuadas.sql.ts';
import { costoDeHoy } from '#articulos/reportes/comun.ts';
import type { Db, Tx } from '#db/db.ts';
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

/** Whoever reads nodes, be it a query or, inside its transaction, a command. */
type Lector = Pick<Consulta, 'usuario' | 'ahora'> & { readonly db: Db | Tx };

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
  const [nodo] = await leerNodosPorId(lector, nivel, [id]);
  return nodo;
}

/** The nodes of a level with these ids, by their code. */
export function leerNodosPorId<N extends Nivel>(
  lector: Lector,
  nivel: N,
  ids: readonly string[],
): Promise<NodoDe[N][]> {
  if (ids.length === 0) return Promise.resolve([]);
  const { orden } = seleccionar(nivel, { pagina: 1, porPagina: 1 }, lector);
  const estos = sql`= any(${ids}::uuid[])`;
  return leerNodos(lector, nivel, { donde: sql`${sql.ref(`${LETRA[nivel]}.id`)} ${estos}`, orden, estos });
}

const TODOS_LOS_RUBROS = sql`true`;

type Seleccion = {
  readonly donde: RawBuilder<unknown>;
  readonly orden: RawBuilder<unknown>;
  /** When they go by what hangs from them, which has to be known of all of them before a page is cut. */
  readonly porSuma?: RawBuilder<unknown>;
  readonly limit?: number;
  readonly offset?: number;
  /** The condition on their ids, when they are known beforehand. */
  readonly estos?: RawBuilder<unknown>;
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
    donde: filtros.length === 0 && nivel === 'rubro' ? TODOS_LOS_RUBROS : sql.join([sql`true`, ...filtros], sql` and `),
    orden: porPartes(haySuma ? POR_CODIGO : pedidas, marco),
    ...(haySuma && { porSuma: porPartes(pedidas, POR_SUMAS) }),
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
 * may is worth by both clocks (GAP-21): one statement, which counts only what hangs from the nodes of the page.
 */
async function leerNodos<N extends Nivel>(
  { db, usuario, ahora }: Lector,
  nivel: N,
  { donde, orden, porSuma, limit, offset, estos }: Seleccion,
): Promise<NodoDe[N][]> {
  const veCosto = usuario.puede('costo.ver');
  const letra = LETRA[nivel];
  const propia = (columna: string) => sql.ref(`${letra}.${columna}`);
  const deEstos =
    nivel === 'rubro' && estos ? sql`(select x.id from (${hojasDe(nivel, estos)}) x)` : sql`(select id from hojas)`;
  const pocas = nivel !== 'rubro' && !porSuma && (limit !== undefined || estos !== undefined);
  const corte = sql`limit ${limit ?? null} offset ${offset ?? 0}`;
  const suyas = donde === TODOS_LOS_RUBROS ? sql`` : sql`and a.subfamilia_id in ${deEstos}`;
  const { rows } = await sql<Fila>`
    with pagina as materialized (
      select ${propia('id')}, ${propia('version')}, ${propia('codigo')}, ${propia('nombre')}, ${propia('activo')},
             row_number() over (order by ${orden}) as orden, ${PROPIAS[nivel]}, ${omisionesHasta(nivel)} as omisiones,
             ${UNIDAD_GENERAL} as "unidadGeneral"
      from ${caminoDe(nivel)} where ${donde} ${porSuma ? sql`` : sql`order by ${orden} ${corte}`}),
    hojas as materialized (${hojasDe(nivel, sql`in (select id from pagina)`)}),
    ${porSubfamilia({ costos: veCosto ? { ahora, sucursales: comoLista(usuario.alcance('costo.ver')) } : null, suyas, pocas })},
    suma as (select h.nodo, sum(c.articulos)::int as articulos ${veCosto ? sql`, sum(v.valor) as valor, sum(v.reposicion) as reposicion` : sql``}
             from hojas h left join cuenta c on c.id = h.id ${veCosto ? sql`left join valores v on v.id = h.id` : sql``}
             group by h.nodo)
    select p.*, coalesce(u.articulos, 0) as articulos ${veCosto ? sql`, coalesce(u.valor, 0) as valor, coalesce(u.reposicion, 0) as reposicion` : sql``}
    from pagina p left join suma u on u.nodo = p.id
    order by ${porSuma ? sql`${porSuma} ${corte}` : sql`p.orden`}
  `.execute(db);
  return rows.map((fila) => aNodo<N>(nivel, fila, veCosto));
}

type Contadas = {
  /** Null for who may not see costs; else where they may, null being everywhere. */
  readonly costos: { readonly ahora: Date; readonly sucursales: readonly string[] | null } | null;
  /** Of which subfamilias. */
  readonly suyas: RawBuilder<unknown>;
  /** Those below a page of familias or subfamilias. */
  readonly pocas: boolean;
};

/**
 * What each of some subfamilias holds. For the roots of the tree that is every artículo, and for some rubros may be almost
 * every one: then nothing of the `with` is named, and PostgreSQL reads them in parallel, which it does not do beside one.
 * Values of a few are looked up subfamilia by subfamilia: left to itself the planner reads every artículo for them. What
 * nobody knows the cost of reposición of is worth the same by both clocks.
 */
function porSubfamilia({ costos, suyas, pocas }: Contadas): RawBuilder<unknown> {
  const cuenta = sql`cuenta as (
      select a.subfamilia_id as id, count(*) as articulos from articulo a
      where a.estado <> 'INACTIVO' ${suyas} group by a.subfamilia_id)`;
  if (!costos) return cuenta;
  const valores = sql`sum(k.valor) as valor, sum(coalesce(k.cantidad * ${costoDeHoy(costos.ahora)}, k.valor)) as reposicion
                      from articulo a join ${existenciasValuadas(costos.sucursales)} k on k.articulo_id = a.id`;
  return pocas
    ? sql`${cuenta}, valores as (
        select h.id, v.* from hojas h
        cross join lateral (select ${valores} where k.cantidad <> 0 and a.subfamilia_id = h.id) v)`
    : sql`${cuenta}, valores as (
        select a.subfamilia_id as id, ${valores} where k.cantidad <> 0 ${suyas} group by a.subfamilia_id)`;
}

type Fila = {
  readonly orden: number;
  readonly valor?: string;
  readonly reposicion?: string;
  readonly omisiones: OmisionesDelCamino;
  readonly unidadGeneral: Unidad;
};

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
