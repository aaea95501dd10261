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
import { leerCondiciones, porColumnas, porFecha, porNombre, porNumero, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta, Usuario } from '#http/contexto.ts';
import { FUENTES } from './cambios.sql.ts';
import { deSuClaseYPalabras, leerPeriodo, type Periodo, POR_ARTICULO, porcientoEnSql } from './comun.ts';

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
};

const pedidoDe = (consulta: Consulta, filtro: Filtro): Pedido => ({
  usuario: consulta.usuario,
  clases: clasesDe(consulta, filtro),
  filtro,
  periodo: leerPeriodo(filtro, consulta.ahora, DIAS_DE_CAMBIOS),
});

/** Everything that changed and may be told, as rows (clase, en, articulo_id, usuario_id, uid, num, parte). */
function cambios({ usuario, clases, filtro, periodo }: Pedido): RawBuilder<unknown> {
  // The first branch names the columns, so it is always there.
  const ramas = CLASES_DE_CAMBIO.map(
    (clase) => sql`select ${sql.lit(clase)} as clase, h.* from (${FUENTES[clase].hubo(periodo, usuario)}) h
                   where ${clases.includes(clase) ? sql`true` : sql`false`}`,
  );
  // What a change was is read of all of them only when something is asked of it.
  const deSuDetalle = leerCondiciones(filtro.filtros, FILTROS_DE_CAMBIOS).some(({ campo }) => DEL_DETALLE.has(campo));
  return sql`select c.*, a.codigo, a.descripcion, a.subfamilia_id
             from (${sql.join(ramas, sql` union all `)}) c join articulo a on a.id = c.articulo_id
             ${deSuDetalle ? sql`cross join lateral (${DETALLES}) d` : sql``}
             where ${sql.join([deSuClaseYPalabras(filtro), ...deSusColumnas(filtro.filtros)], sql` and `)}`;
}

const DETALLES = sql.join(
  CLASES_DE_CAMBIO.map((clase) => FUENTES[clase].detalle),
  sql` union all `,
);

/** What is known only with what the change was. */
const DEL_DETALLE: ReadonlySet<string> = new Set(['variacion', 'motivo']);

const deSusColumnas = porColumnas(FILTROS_DE_CAMBIOS, {
  ...POR_ARTICULO,
  en: porFecha(sql`c.en`),
  quien: porNombre(sql`c.usuario_id`, 'usuario'),
  variacion: porNumero(sql`case when c.clase in ('PRECIO', 'COSTO')
    then ${porcientoEnSql(sql`d.despues::numeric - d.antes::numeric`, sql`d.antes::numeric`)} end`),
  motivo: porTexto(sql`d.motivo`),
});

type Cruda = Omit<FilaDeCambio, 'id' | 'variacion'> & {
  readonly uid: string | null;
  readonly num: number;
  readonly parte: number;
};

/** One page of what changed: where each change is, first; what it was, only of those that are shown. */
function pagina(pedido: Pedido, corte: RawBuilder<unknown>) {
  const descendente = esDescendente(pedido.filtro.orden, '-en');
  const sentido = descendente ? sql`desc` : sql`asc`;
  const orden = sql`c.en ${sentido}, c.clase, c.num ${sentido}, c.parte, c.uid ${sentido}, c.articulo_id`;
  return sql<Cruda>`
    select c.clase, c.en, c.uid, c.num, c.parte, c.articulo_id as "articuloId", c.codigo, c.descripcion,
           r.nombre as rubro, d.*
    from (select c.* from (${cambios(pedido)}) c order by ${orden} ${corte}) c
    join subfamilia s on s.id = c.subfamilia_id join familia f on f.id = s.familia_id join rubro r on r.id = f.rubro_id
    cross join lateral (${DETALLES}) d
    order by ${orden}`;
}

export async function listarCambios(consulta: Consulta, filtro: ConsultaDeCambios): Promise<Lista<FilaDeCambio>> {
  const { db } = consulta;
  const pedido = pedidoDe(consulta, filtro);
  return paginar({
    consulta: filtro,
    filtrado: true,
    filas: async (limit, offset) => {
      const { rows } = await pagina(pedido, sql`limit ${limit} offset ${offset}`).execute(db);
      return rows.map(aFila);
    },
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from (select from (${cambios(pedido)}) c limit ${tope ?? null}) x
      `.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
}

export async function* recorrerCambios(consulta: Consulta, filtro: Filtro): AsyncGenerator<FilaDeCambio> {
  const todas = sql<Cruda>`(${pagina(pedidoDe(consulta, filtro), sql``)})`;
  for await (const cruda of consulta.db.selectFrom(todas.as('cambios')).selectAll().stream(500)) yield aFila(cruda);
}

const CON_FIGURAS: ReadonlySet<ClaseDeCambio> = new Set(['PRECIO', 'COSTO']);

function aFila({ uid, num, parte, ...cruda }: Cruda): FilaDeCambio {
  const { clase, antes, despues } = cruda;
  const hayFiguras = CON_FIGURAS.has(clase) && antes !== null && despues !== null;
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
  const pedido = pedidoDe(consulta, filtro);
  const { periodo } = pedido;
  const { rows } = await sql<{
    readonly dias: readonly { readonly dia: string; readonly clase: ClaseDeCambio; readonly cambios: number }[] | null;
    readonly autores: readonly { readonly quien: string; readonly cambios: number }[] | null;
  }>`
    with cambio as materialized (
      select c.clase, c.usuario_id, (c.en at time zone ${sql.lit(ZONA)})::date as dia, count(*)::int as cambios
      from (${cambios(pedido)}) c group by 1, 2, 3)
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
