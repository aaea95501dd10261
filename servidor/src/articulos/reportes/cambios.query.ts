import {
  CLASES_DE_CAMBIO,
  type ClaseDeCambio,
  type ConsultaDeCambios,
  DIAS_DE_CAMBIOS,
  FILTROS_DE_CAMBIOS,
  type FilaDeCambio,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { porcientoDe } from '@trastienda/nucleo/articulos/reportes/valuacion.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { ZONA } from '@trastienda/nucleo/comun/fecha.ts';
import { esDescendente, type Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Derivacion, deriva, leerDerivaciones } from '#articulos/precios/listas/quienes-derivan.sql.ts';
import { type EnSql, leerCondiciones, porColumnas, porFecha, porNombre, porNumero, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta, Usuario } from '#http/contexto.ts';
import { FUENTES, OTRA_MONEDA } from './cambios.sql.ts';
import {
  deSuClaseYPalabras,
  leerPeriodo,
  type Periodo,
  POR_ARTICULO,
  POR_CODIGO_NORMAL,
  porcientoEnSql,
} from './comun.ts';

type Filtro = Omit<ConsultaDeCambios, 'pagina' | 'porPagina' | 'contar'>;

/** What tells costs. */
const DE_COSTO: ReadonlySet<ClaseDeCambio> = new Set(['COSTO', 'FORMULA']);

/** Those asked for that somebody may be told of. */
const clasesDe = ({ usuario }: Consulta, { clase }: Filtro): readonly ClaseDeCambio[] =>
  CLASES_DE_CAMBIO.filter(
    (una) => (clase === undefined || una === clase) && (!DE_COSTO.has(una) || usuario.puede('costo.ver')),
  );

type Pedido = {
  readonly usuario: Usuario;
  readonly clases: readonly ClaseDeCambio[];
  readonly filtro: Filtro;
  readonly periodo: Periodo;
  /** The listas that took another formula. */
  readonly formulas: readonly Derivacion[];
};

async function leerPedido(consulta: Consulta, filtro: Filtro): Promise<Pedido> {
  const { db, usuario, ahora } = consulta;
  const clases = clasesDe(consulta, filtro);
  const periodo = hastaAhora(leerPeriodo(filtro, ahora, DIAS_DE_CAMBIOS), ahora);
  const cambiadas = sql`select h.de from (${FUENTES.FORMULA.hubo(periodo, usuario)}) ${HUBO}`;
  const formulas = clases.includes('FORMULA') ? await leerDerivaciones(db, cambiadas, periodo.fin) : [];
  return { usuario, clases, filtro, periodo, formulas };
}

/** What is scheduled has not happened yet, however far the period goes. */
const hastaAhora = (periodo: Periodo, ahora: Date): Periodo => ({
  ...periodo,
  fin: new Date(Math.min(periodo.fin.getTime(), ahora.getTime() + 1)),
});

type Rama = {
  readonly clase: ClaseDeCambio;
  /** What it asks of the place `h` of a change. */
  readonly de: RawBuilder<unknown>;
  /** What makes the artículo `a` one that the change `c` is told of. */
  readonly suyo: RawBuilder<unknown>;
};

/** Each class, and of FORMULA each lista. `pocos`: whoever asks stops early. */
function ramasDe({ clases, formulas }: Pedido, pocos: boolean): readonly Rama[] {
  const suyo = sql`a.id = c.de`;
  const ramas = clases.flatMap((clase): readonly Rama[] =>
    clase === 'FORMULA'
      ? formulas.map((lista) => ({ clase, de: sql`h.de = ${lista.id}`, suyo: deriva(lista, pocos) }))
      : [{ clase, de: sql`true`, suyo }],
  );
  // What names the columns is always there.
  return ramas.length === 0 ? [{ clase: 'PRECIO', de: sql`false`, suyo }] : ramas;
}

/** Where a change `c` is, and what it was, as `d`, which is read of all of them only when something is asked of it. */
function deUna({ usuario, filtro, periodo }: Pedido, { clase, de }: Rama): RawBuilder<unknown> {
  const { hubo, detalle } = FUENTES[clase];
  const deSuDetalle = leerCondiciones(filtro.filtros, FILTROS_DE_CAMBIOS).some(({ campo }) => DEL_DETALLE.has(campo));
  return sql`
    (select ${sql.lit(clase)} as clase, h.* from (${hubo(periodo, usuario)}) ${HUBO} where ${de}) c
    ${deSuDetalle ? sql`cross join lateral (${detalle}) ${DETALLE}` : sql``}`;
}

/** What is asked of the artículo `a`, of which only what the branch says may look at the change, and of the change `c` by itself. */
function condicionesDe({ filtro }: Pedido, { suyo }: Rama) {
  const delArticulo = [suyo, deSuClaseYPalabras(filtro), ...deSuArticulo(filtro.filtros)];
  const delCambio = [sql`true`, ...deSuCambio(filtro.filtros)];
  return { delArticulo: sql.join(delArticulo, sql` and `), delCambio: sql.join(delCambio, sql` and `) };
}

/**
 * Everything that changed and may be told, as rows (clase, en, de, usuario_id, uid, num, parte, articulo_id). `tope` is how many
 * of them are read. A change of a formula is told of hundreds of thousands: those read `enOrden` are the first of each, looked
 * for once for all the changes of a lista.
 */
function cambios(pedido: Pedido, tope?: number, enOrden = false): RawBuilder<unknown> {
  const ramas = ramasDe(pedido, tope !== undefined).map((rama) => {
    const { delArticulo, delCambio } = condicionesDe(pedido, rama);
    const primeros = sql`(
      with primero as materialized (select * from articulo a where ${delArticulo} order by a.id limit ${tope ?? null})
      select * from primero)`;
    const sonPrimeros = enOrden && tope !== undefined && rama.clase === 'FORMULA';
    return sql`
      select c.*, a.id as articulo_id, a.codigo, a.descripcion, a.subfamilia_id
      from ${deUna(pedido, rama)} cross join ${sonPrimeros ? primeros : sql`articulo`} a
      where ${delCambio} and ${sonPrimeros ? sql`true` : delArticulo}`;
  });
  return sql.join(ramas, sql` union all `);
}

/** How many they are, as rows (clase, en, usuario_id, cuantos): the artículos of a formula are counted once for all its changes. */
function cuentas(pedido: Pedido): RawBuilder<unknown> {
  const ramas = ramasDe(pedido, false).map((rama) => {
    const { delArticulo, delCambio } = condicionesDe(pedido, rama);
    return rama.clase === 'FORMULA'
      ? sql`select c.clase, c.en, c.usuario_id, a.cuantos from ${deUna(pedido, rama)}
            cross join (select count(*) as cuantos from articulo a where ${delArticulo}) a where ${delCambio}`
      : sql`select c.clase, c.en, c.usuario_id, 1::bigint as cuantos from ${deUna(pedido, rama)} cross join articulo a
            where ${delCambio} and ${delArticulo}`;
  });
  return sql.join(ramas, sql` union all `);
}

const HUBO = sql`h (en, de, usuario_id, uid, num, parte)`;
const DETALLE = sql`d (quien, campo, antes, despues, motivo)`;
const DETALLES = sql.join(
  CLASES_DE_CAMBIO.map((clase) => FUENTES[clase].detalle),
  sql` union all `,
);

/** What is known only with what the change was. */
const DEL_DETALLE: ReadonlySet<string> = new Set(['variacion', 'motivo']);

/** What the columns of the one ask of the other. */
const NADA: EnSql = () => sql`true`;

const deSuArticulo = porColumnas(FILTROS_DE_CAMBIOS, {
  ...POR_ARTICULO,
  codigo: POR_CODIGO_NORMAL,
  ...{ en: NADA, quien: NADA, variacion: NADA, motivo: NADA },
});

const deSuCambio = porColumnas(FILTROS_DE_CAMBIOS, {
  ...{ codigo: NADA, descripcion: NADA, rubro: NADA },
  en: porFecha(sql`c.en`),
  quien: porNombre(sql`c.usuario_id`, 'usuario'),
  variacion:
    porNumero(sql`case when c.clase = 'PRECIO' or c.clase = 'COSTO' and position(${sql.lit(OTRA_MONEDA)} in d.campo) = 0
    then ${porcientoEnSql(sql`d.despues::numeric - d.antes::numeric`, sql`d.antes::numeric`)} end`),
  motivo: porTexto(sql`d.motivo`),
});

type Cruda = Omit<FilaDeCambio, 'id' | 'variacion'> & {
  readonly uid: string | null;
  readonly num: number;
  readonly parte: number;
};

/** One page of what changed: where each change is, first; what it was, only of those that are shown. */
function pagina(pedido: Pedido, hasta?: number, desde = 0) {
  const descendente = esDescendente(pedido.filtro.orden, '-en');
  const sentido = descendente ? sql`desc` : sql`asc`;
  const orden = sql`c.en ${sentido}, c.clase, c.num ${sentido}, c.parte, c.uid ${sentido}, c.articulo_id`;
  const corte = hasta === undefined ? sql`` : sql`limit ${hasta - desde} offset ${desde}`;
  return sql<Cruda>`
    select c.clase, c.en, c.uid, c.num, c.parte, c.articulo_id as "articuloId", c.codigo, c.descripcion,
           r.nombre as rubro, d.*
    from (select c.* from (${cambios(pedido, hasta, true)}) c order by ${orden} ${corte}) c
    join subfamilia s on s.id = c.subfamilia_id join familia f on f.id = s.familia_id join rubro r on r.id = f.rubro_id
    cross join lateral (${DETALLES}) ${DETALLE}
    order by ${orden}`;
}

export async function listarCambios(consulta: Consulta, filtro: ConsultaDeCambios): Promise<Lista<FilaDeCambio>> {
  const { db } = consulta;
  const pedido = await leerPedido(consulta, filtro);
  return paginar({
    consulta: filtro,
    filtrado: true,
    filas: async (limit, offset) => {
      const { rows } = await pagina(pedido, offset + limit, offset).execute(db);
      return rows.map(aFila);
    },
    contar: async (tope) => {
      const cuantos =
        tope === undefined
          ? sql`select coalesce(sum(c.cuantos), 0)::bigint as n from (${cuentas(pedido)}) c`
          : sql`select count(*) as n from (select from (${cambios(pedido, tope)}) c limit ${tope}) x`;
      const { rows } = await sql<{ n: number }>`${cuantos}`.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
}

export async function* recorrerCambios(consulta: Consulta, filtro: Filtro): AsyncGenerator<FilaDeCambio> {
  const todas = sql<Cruda>`(${pagina(await leerPedido(consulta, filtro))})`;
  for await (const cruda of consulta.db.selectFrom(todas.as('cambios')).selectAll().stream(500)) yield aFila(cruda);
}

/** Both of its figures are in one currency. */
const seCompara = ({ clase, campo }: Pick<Cruda, 'clase' | 'campo'>): boolean =>
  clase === 'PRECIO' || (clase === 'COSTO' && !campo.includes(OTRA_MONEDA));

function aFila({ uid, num, parte, ...cruda }: Cruda): FilaDeCambio {
  const { clase, antes, despues } = cruda;
  const hayFiguras = seCompara(cruda) && antes !== null && despues !== null;
  return {
    ...cruda,
    en: new Date(cruda.en).toISOString(),
    id: [clase, uid ?? '', num, cruda.articuloId, parte].join(':'),
    variacion: hayFiguras ? porcientoDe(decimal(despues).minus(antes), antes) : null,
  };
}

const AUTORES = 10;

/** How many there were of each class, on each day and by each author. */
export async function resumirCambios(consulta: Consulta, filtro: Filtro) {
  const pedido = await leerPedido(consulta, filtro);
  const { periodo } = pedido;
  const { rows } = await sql<{
    readonly dias: readonly { readonly dia: string; readonly clase: ClaseDeCambio; readonly cambios: number }[] | null;
    readonly autores: readonly { readonly quien: string; readonly cambios: number }[] | null;
  }>`
    with cambio as materialized (
      select c.clase, c.usuario_id, (c.en at time zone ${sql.lit(ZONA)})::date as dia, sum(c.cuantos)::int as cambios
      from (${cuentas(pedido)}) c group by 1, 2, 3 having sum(c.cuantos) > 0)
    select (select json_agg(x order by x.dia, x.clase) from (
              select dia, clase, sum(cambios)::int as cambios from cambio group by 1, 2) x) as dias,
           (select json_agg(x) from (
              select coalesce(u.nombre, '') as quien, sum(k.cambios)::int as cambios
              from cambio k left join usuario u on u.id = k.usuario_id
              group by u.id, u.nombre order by 2 desc, 1 limit ${AUTORES}) x) as autores
  `.execute(consulta.db);
  const dias = rows[0]?.dias ?? [];
  const clases = clasesDe(consulta, {}).map((clase) => ({
    clase,
    cambios: dias.filter((dia) => dia.clase === clase).reduce((suma, dia) => suma + dia.cambios, 0),
  }));
  return {
    desde: periodo.desde,
    hasta: periodo.hasta,
    clases,
    dias: [...dias],
    autores: [...(rows[0]?.autores ?? [])],
  };
}
