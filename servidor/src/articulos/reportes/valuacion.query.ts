import {
  type ConsultaDeValuacion,
  FILTROS_DE_VALUACION,
  type FilaDeValuacion,
  type Valuacion,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { ORDENES_DE_VALUACION } from '@trastienda/nucleo/articulos/reportes/contrato-de-valuacion.ts';
import { DIAS_SIN_VENTA } from '@trastienda/nucleo/articulos/reportes/sin-venta.ts';
import { dosRelojes } from '@trastienda/nucleo/articulos/reportes/valuacion.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { DECIMALES_UNITARIO, textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { diaArgentino, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { porColumnas, porNumero } from '#db/filtros.ts';
import type { Consulta } from '#http/contexto.ts';
import {
  costoDeHoy,
  DIA_MS,
  depositosDe,
  deSuClaseYPalabras,
  POR_ARTICULO_DE_FILA,
  porcientoEnSql,
  sucursalesDe,
} from './comun.ts';
import { type ConNombres, cadaFila, type Informe, idsDe, leerPagina, ordenarInforme, recorrer } from './informe.ts';

type Filtro = Pick<
  ConsultaDeValuacion,
  'sucursalId' | 'rubroId' | 'familiaId' | 'subfamiliaId' | 'marcaId' | 'buscar' | 'orden' | 'filtros' | 'vista'
>;

type Parte = { readonly promedio: string; readonly reposicion: string };
type ParteConNombre = Parte & { readonly id: string; readonly nombre: string; readonly articulos: number };

/** What all that is in hand is worth by the two clocks, and how that is made up (GAP-21). */
export async function verValuacion(consulta: Consulta, filtro: Filtro): Promise<Valuacion> {
  const { db, usuario, ahora } = consulta;
  const sucursales = sucursalesDe(usuario.alcance('costo.ver'), filtro.sucursalId);
  // The table is worked out for the summary only when something is asked of its columns.
  const cumplen = filtro.filtros === undefined ? sql`true` : sql`a.id in ${idsDe(informeDe(consulta, filtro))}`;
  const { rows } = await sql<
    Parte & {
      readonly articulos: number;
      readonly sinReposicion: number;
      readonly rubros: readonly ParteConNombre[] | null;
      readonly sucursales: readonly ParteConNombre[] | null;
    }
  >`
    with ${existencias(sucursales)},
    valuado as materialized (
      select e.*, a.subfamilia_id, ${RELOJES(ahora, sucursales)} ${DE_EXISTENCIA}
      where ${deSuClaseYPalabras(filtro)} and ${enVista(filtro, ahora, sucursales)} and ${cumplen}),
    por_rubro as (
      select r.id, r.nombre, count(*)::int as articulos, sum(v.promedio)::text as promedio,
             sum(v.reposicion)::text as reposicion
      from valuado v join subfamilia s on s.id = v.subfamilia_id join familia f on f.id = s.familia_id
      join rubro r on r.id = f.rubro_id
      group by r.id order by sum(v.promedio) desc, r.id),
    por_sucursal as (
      select c.id, c.nombre, x.articulos, x.promedio::text as promedio, x.reposicion::text as reposicion
      from (select d.sucursal_id, count(distinct s.articulo_id)::int as articulos, sum(s.fisico * v.costo) as promedio,
                   sum(s.fisico * coalesce(v.hoy, v.costo)) as reposicion
            from saldo_stock s join deposito d on d.id = s.deposito_id join valuado v on v.articulo_id = s.articulo_id
            where s.fisico <> 0 and s.deposito_id = any(${depositosDe(sucursales)})
            group by d.sucursal_id) x
      join sucursal c on c.id = x.sucursal_id order by x.promedio desc, c.id)
    select count(*)::int as articulos, (count(*) filter (where hoy is null))::int as "sinReposicion",
           coalesce(sum(promedio), 0) as promedio, coalesce(sum(reposicion), 0) as reposicion,
           (select json_agg(p) from por_rubro p) as rubros, (select json_agg(p) from por_sucursal p) as sucursales
    from valuado
  `.execute(db);
  const { promedio, reposicion, articulos, sinReposicion, ...partes } = definido(rows[0], 'a sum is always one row');
  return {
    ...dosRelojes(promedio, reposicion),
    articulos,
    sinReposicion,
    rubros: (partes.rubros ?? []).map(aParte),
    sucursales: (partes.sucursales ?? []).map(aParte),
  };
}

const aParte = ({ promedio, reposicion, ...parte }: ParteConNombre) => ({
  ...parte,
  ...dosRelojes(promedio, reposicion),
});

/** What there is of each artículo, from its balances themselves: of a step of the statement nobody knows how large it is. */
const existencias = (sucursales: readonly string[] | null): RawBuilder<unknown> => sql`
  existencia as (
    select articulo_id, sum(fisico) as cantidad from saldo_stock
    where fisico <> 0 and deposito_id = any(${depositosDe(sucursales)}) group by articulo_id)`;

const DE_EXISTENCIA = sql`
  from existencia e join articulo a on a.id = e.articulo_id left join costo_articulo k on k.articulo_id = e.articulo_id`;

/** What stands still, as the home adds it up: of the step `existencia` `e`. */
function enVista({ vista }: Filtro, ahora: Date, sucursales: readonly string[] | null): RawBuilder<unknown> {
  if (vista === undefined) return sql`true`;
  const desde = new Date(inicioDelDia(diaArgentino(ahora)).getTime() - (DIAS_SIN_VENTA - 1) * DIA_MS);
  const movido = sql`
    asiento_stock s join movimiento_stock m on m.id = s.movimiento_id and s.deposito_id = any(${depositosDe(sucursales)})
    where s.articulo_id = e.articulo_id`;
  return sql`e.cantidad > 0
    and not exists (select from ${movido} and m.tipo = 'VENTA' and m.fecha_efectiva >= ${desde})
    and exists (select from ${movido} and m.fecha_efectiva < ${desde})`;
}

/**
 * The whole company is worth what its costs say, to the last decimal (INV-20); a part of it, its units at the average.
 * What nobody knows the cost of reposición of is worth the same by both clocks.
 */
const RELOJES = (ahora: Date, sucursales: readonly string[] | null): RawBuilder<unknown> => sql`
  coalesce(k.promedio, 0) as costo, ${costoDeHoy(ahora)} as hoy,
  coalesce(${sucursales === null ? sql`k.valor` : sql`e.cantidad * k.promedio`}, 0) as promedio,
  coalesce(e.cantidad * ${costoDeHoy(ahora)}, ${sucursales === null ? sql`k.valor` : sql`e.cantidad * k.promedio`}, 0) as reposicion`;

type Cruda = Parte & { readonly cantidad: string; readonly costo: string; readonly hoy: string | null };

export async function listarValuacion(
  consulta: Consulta,
  filtro: ConsultaDeValuacion,
): Promise<Lista<FilaDeValuacion>> {
  const lista = await leerPagina<Cruda>(consulta.db, informeDe(consulta, filtro), filtro);
  return { ...lista, filas: lista.filas.map(aFila) };
}

/** Whose sucursales they are is known before the first row is asked for. */
export const recorrerValuacion = (consulta: Consulta, filtro: Filtro): AsyncIterable<FilaDeValuacion> =>
  cadaFila(recorrer<Cruda>(consulta.db, informeDe(consulta, filtro)), aFila);

function informeDe({ usuario, ahora }: Consulta, filtro: Filtro): Informe {
  const sucursales = sucursalesDe(usuario.alcance('costo.ver'), filtro.sucursalId);
  return {
    antes: sql`
      ${existencias(sucursales)},
      valuado as (select a.id as "articuloId", a.codigo, a.descripcion, a.subfamilia_id, e.cantidad, ${RELOJES(ahora, sucursales)}
                  ${DE_EXISTENCIA} where ${deSuClaseYPalabras(filtro)} and ${enVista(filtro, ahora, sucursales)}),`,
    // As `dosRelojes` says it: the gap is that of the rounded figures.
    filas: sql`select *, round(reposicion, 2) - round(promedio, 2) as brecha from valuado`,
    cumplen: deSusColumnas(filtro.filtros),
    orden: ordenarInforme(filtro.orden, '-promedio', ORDENES_DE_VALUACION),
  };
}

const deSusColumnas = porColumnas(FILTROS_DE_VALUACION, {
  ...POR_ARTICULO_DE_FILA,
  cantidad: porNumero(sql`cantidad`),
  costoPromedio: porNumero(sql`round(costo, ${sql.lit(DECIMALES_UNITARIO)})`),
  costoReposicion: porNumero(sql`round(hoy, ${sql.lit(DECIMALES_UNITARIO)})`),
  promedio: porNumero(sql`round(promedio, 2)`),
  reposicion: porNumero(sql`round(reposicion, 2)`),
  brecha: porNumero(sql`brecha`),
  brechaPorciento: porNumero(porcientoEnSql(sql`brecha`, sql`round(promedio, 2)`)),
});

const aFila = ({ articuloId, codigo, descripcion, rubro, unidad, ...cruda }: Cruda & ConNombres): FilaDeValuacion => ({
  ...{ articuloId, codigo, descripcion, rubro, unidad },
  cantidad: textoCantidad(cruda.cantidad),
  costoPromedio: textoUnitario(cruda.costo),
  costoReposicion: cruda.hoy === null ? null : textoUnitario(cruda.hoy),
  ...dosRelojes(cruda.promedio, cruda.reposicion),
});
