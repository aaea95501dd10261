import {
  type ConsultaDeVentas,
  DIAS_DE_VENTAS,
  FILTROS_DE_VENTAS,
  type FilaDeVentas,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { ORDENES_DE_VENDIDOS } from '@trastienda/nucleo/articulos/reportes/contrato-de-mas-vendidos.ts';
import { margenDe } from '@trastienda/nucleo/articulos/reportes/valuacion.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { porColumnas, porNumero } from '#db/filtros.ts';
import type { Consulta, Usuario } from '#http/contexto.ts';
import {
  costoDeHoy,
  depositosDe,
  deSuClaseYPalabras,
  leerPeriodo,
  POR_ARTICULO_DE_FILA,
  porcientoEnSql,
  sucursalesDe,
} from './comun.ts';
import { type ConNombres, cadaFila, type Informe, leerPagina, ordenarInforme, recorrer } from './informe.ts';
import { costosDeSusKits, salidoEnKits, vendido } from './ventas.sql.ts';

export type FiltroDeVentas = Omit<ConsultaDeVentas, 'pagina' | 'porPagina' | 'contar'>;

export async function listarVentas(consulta: Consulta, filtro: ConsultaDeVentas): Promise<Lista<FilaDeVentas>> {
  const informe = informeDe(consulta, filtro);
  const lista = await leerPagina<Cruda>(consulta.db, informe, filtro);
  return { ...lista, filas: lista.filas.map((cruda) => aFila(cruda, informe.veCosto)) };
}

export function recorrerVentas(consulta: Consulta, filtro: FiltroDeVentas): AsyncIterable<FilaDeVentas> {
  const informe = informeDe(consulta, filtro);
  return cadaFila(recorrer<Cruda>(consulta.db, informe), (cruda) => aFila(cruda, informe.veCosto));
}

/** The sucursales a report of sales is about, and whether who asks may see costs in all of them. */
export function alcanceDeVentas(usuario: Usuario, sucursalId: string | undefined) {
  const sucursales = sucursalesDe(usuario.alcance('nota.ver'), sucursalId);
  const costos = usuario.alcance('costo.ver');
  const veCosto = costos === 'TODAS' || (sucursales?.every((id) => costos.includes(id)) ?? false);
  return { sucursales, veCosto };
}

type Cruda = Readonly<Record<'unidades' | 'importe' | 'costo' | 'reposicion', string>> & {
  readonly existencia: string | null;
};

/** The table of what was sold or, as `vista` says, of what was not. */
export function informeDe(
  { usuario, ahora }: Consulta,
  filtro: FiltroDeVentas,
): Informe & { readonly veCosto: boolean } {
  const { sucursales, veCosto } = alcanceDeVentas(usuario, filtro.sucursalId);
  const periodo = leerPeriodo(filtro, ahora, DIAS_DE_VENTAS);
  const sinVentas = filtro.vista === 'sinVentas';
  const nadieLoLlevo = sql`v.articulo_id is null and e.cantidad > 0 and a.tipo = 'PRODUCTO' and a.id not in (${salidoEnKits(periodo, sucursales)})`;
  return {
    veCosto,
    antes: sql`
      venta as (${vendido(periodo, sucursales)}),
      suma as (select articulo_id, sum(cantidad) as unidades, sum(importe) as importe, sum(costo) as costo
               from venta group by articulo_id),
      existencia as (select articulo_id, sum(fisico) as cantidad from saldo_stock
                     where fisico <> 0 and deposito_id = any(${depositosDe(sucursales)}) group by articulo_id),
      ${costosDeSusKits('suma', ahora)},`,
    filas: sql`
      select a.id as "articuloId", a.codigo, a.descripcion, a.subfamilia_id, coalesce(v.unidades, 0) as unidades,
             coalesce(v.importe, 0) as importe, coalesce(v.costo, 0) as costo,
             case when a.tipo = 'PRODUCTO' then coalesce(e.cantidad, 0) end as existencia,
             coalesce(v.importe - v.costo, 0) as margen,
             (v.importe - v.costo) * 100 / nullif(abs(v.importe), 0) as "margenPorciento",
             coalesce(v.unidades * coalesce(${costoDeHoy(ahora)}, k.importe), v.costo, 0) as reposicion
      from ${sinVentas ? sql`existencia e left join suma v` : sql`suma v left join existencia e`} on v.articulo_id = e.articulo_id
      join articulo a on a.id = ${sinVentas ? sql`e.articulo_id` : sql`v.articulo_id`}
      left join costo_de_kit k on k.articulo_id = a.id
      where ${sinVentas ? nadieLoLlevo : sql`true`} and ${deSuClaseYPalabras(filtro)}`,
    cumplen: deSusColumnas(veCosto)(filtro.filtros),
    // Without the right to see margins, the order must not tell them either.
    orden: ordenarInforme(
      filtro.orden,
      sinVentas ? '-existencia' : '-importe',
      ORDENES_DE_VENDIDOS,
      (campo) => veCosto || !campo.startsWith('margen'),
    ),
  };
}

/** To who may not see costs each of their figures is nothing: no range tells them where it is. */
function deSusColumnas(veCosto: boolean) {
  const deCosto = (figura: RawBuilder<unknown>) => porNumero(veCosto ? figura : sql`null::numeric`);
  return porColumnas(FILTROS_DE_VENTAS, {
    ...POR_ARTICULO_DE_FILA,
    unidades: porNumero(sql`unidades`),
    importe: porNumero(sql`round(importe, 2)`),
    costo: deCosto(sql`round(costo, 2)`),
    margen: deCosto(sql`round(margen, 2)`),
    margenPorciento: deCosto(porcientoEnSql(sql`margen`, sql`importe`)),
    deHoy: deCosto(porcientoEnSql(sql`importe - reposicion`, sql`importe`)),
    existencia: porNumero(sql`existencia`),
  });
}

const aFila = (
  { articuloId, codigo, descripcion, rubro, unidad, ...cruda }: Cruda & ConNombres,
  veCosto: boolean,
): FilaDeVentas => ({
  ...{ articuloId, codigo, descripcion, rubro, unidad },
  unidades: textoCantidad(cruda.unidades),
  existencia: cruda.existencia === null ? null : textoCantidad(cruda.existencia),
  ...conMargen(cruda, veCosto),
});

/** A sale with what it cost and would cost, for who may see it. */
export function conMargen(
  { importe, costo, reposicion }: Pick<Cruda, 'importe' | 'costo' | 'reposicion'>,
  veCosto: boolean,
): Pick<FilaDeVentas, 'importe' | 'costo' | 'margen' | 'margenPorciento' | 'reposicion' | 'margenDeHoyPorciento'> {
  const vendidoPor = { importe: textoTotal(importe) };
  if (!veCosto) {
    return {
      ...vendidoPor,
      costo: null,
      margen: null,
      margenPorciento: null,
      reposicion: null,
      margenDeHoyPorciento: null,
    };
  }
  return {
    ...vendidoPor,
    costo: textoTotal(costo),
    ...margenDe(importe, costo),
    reposicion: textoTotal(reposicion),
    margenDeHoyPorciento: margenDe(importe, reposicion).margenPorciento,
  };
}
