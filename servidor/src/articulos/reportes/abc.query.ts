import {
  type ConsultaDeAbc,
  FILTROS_DE_ABC,
  type FilaDeAbc,
  type ResumenDeAbc,
} from '@trastienda/nucleo/articulos/contrato.ts';
import {
  CLASES_ABC,
  CLASES_XYZ,
  type ClaseAbc,
  type ClaseXyz,
  mesesHasta,
} from '@trastienda/nucleo/articulos/reportes/abc-xyz.ts';
import { ORDENES_DE_ABC } from '@trastienda/nucleo/articulos/reportes/contrato-de-abc.ts';
import { porcientoDe } from '@trastienda/nucleo/articulos/reportes/valuacion.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { sumar, textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import { diaArgentino, finDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { porColumnas, porLista, porNumero } from '#db/filtros.ts';
import type { Consulta } from '#http/contexto.ts';
import { clasificado } from './abc.sql.ts';
import { deSuClaseYPalabras, POR_ARTICULO_DE_FILA, porcientoEnSql, sucursalesDe } from './comun.ts';
import { type ConNombres, cadaFila, type Informe, leerPagina, ordenarInforme, recorrer } from './informe.ts';
import { leerUmbrales } from './umbrales.ts';

export type FiltroDeAbc = Omit<ConsultaDeAbc, 'pagina' | 'porPagina' | 'contar'>;

type Cruda = Pick<FilaDeAbc, 'unidades' | 'valor' | 'variacion' | 'abc' | 'xyz'> & {
  readonly hasta: string;
  readonly total: string;
};

export async function listarAbc(consulta: Consulta, filtro: ConsultaDeAbc): Promise<Lista<FilaDeAbc>> {
  const lista = await leerPagina<Cruda>(consulta.db, await informeDe(consulta, filtro), filtro);
  return { ...lista, filas: lista.filas.map(aFila) };
}

/** Whose sucursales they are is known before the first row is asked for. */
export async function recorrerAbc(consulta: Consulta, filtro: FiltroDeAbc): Promise<AsyncIterable<FilaDeAbc>> {
  const informe = await informeDe(consulta, filtro);
  return cadaFila(recorrer<Cruda>(consulta.db, informe), aFila);
}

/** The twelve months up to the end of today, and the classes of what those sucursales gave out in them. */
async function preparar({ db, usuario, ahora }: Consulta, { sucursalId, reloj }: FiltroDeAbc) {
  const umbrales = await leerUmbrales(db);
  const sucursales = sucursalesDe(usuario.alcance('costo.ver'), sucursalId);
  const limites = mesesHasta(finDelDia(diaArgentino(ahora)));
  return { umbrales, limites, pasos: clasificado({ ahora, limites, sucursales, reloj, umbrales }) };
}

/** A class is that of the whole company: filters choose rows and change no class. */
async function informeDe(consulta: Consulta, filtro: FiltroDeAbc): Promise<Informe> {
  const { pasos } = await preparar(consulta, filtro);
  return {
    antes: sql`${pasos},`,
    filas: sql`select id as "articuloId", codigo, descripcion, subfamilia_id, unidades, valor, variacion, abc, xyz, hasta, total
               from clase a where ${deSuClase(filtro)}`,
    cumplen: deSusColumnas(filtro.filtros),
    orden: ordenarInforme(filtro.orden, '-valor', ORDENES_DE_ABC),
  };
}

const deSusColumnas = porColumnas(FILTROS_DE_ABC, {
  ...POR_ARTICULO_DE_FILA,
  clase: porLista(sql`abc || xyz`),
  unidades: porNumero(sql`unidades`),
  valor: porNumero(sql`round(valor, 2)`),
  participacion: porNumero(sql`coalesce(${porcientoEnSql(sql`valor`, sql`total`)}, 0)`),
  acumulado: porNumero(sql`coalesce(${porcientoEnSql(sql`hasta`, sql`total`)}, 0)`),
  variacion: porNumero(sql`round(variacion, 1)`),
});

/** The row `a` of the classes keeps of its artículo what is asked of it. */
const deSuClase = ({ abc, xyz, ...filtro }: FiltroDeAbc): RawBuilder<unknown> =>
  sql.join(
    [
      deSuClaseYPalabras(filtro),
      ...(abc === undefined ? [] : [sql`abc = ${abc}`]),
      ...(xyz === undefined ? [] : [sql`xyz = ${xyz}`]),
    ],
    sql` and `,
  );

const aFila = ({ articuloId, codigo, descripcion, rubro, unidad, ...cruda }: Cruda & ConNombres): FilaDeAbc => ({
  ...{ articuloId, codigo, descripcion, rubro, unidad },
  unidades: textoCantidad(cruda.unidades),
  valor: textoTotal(cruda.valor),
  participacion: porcientoDe(cruda.valor, cruda.total) ?? '0',
  acumulado: porcientoDe(cruda.hasta, cruda.total) ?? '0',
  variacion: cruda.variacion === null ? null : textoDecimal(cruda.variacion, 0, 1),
  abc: cruda.abc,
  xyz: cruda.xyz,
});

/** The Pareto curve is drawn with so many points: more would not be seen. */
const PUNTOS = 50;

type Celda = {
  readonly abc: ClaseAbc;
  readonly xyz: ClaseXyz;
  readonly articulos: number;
  readonly conSalidas: number;
  readonly valor: string;
};

export async function resumirAbc(consulta: Consulta, filtro: FiltroDeAbc): Promise<ResumenDeAbc> {
  const { umbrales, limites, pasos } = await preparar(consulta, filtro);
  const { rows } = await sql<{
    celdas: readonly Celda[] | null;
    curva: readonly { readonly articulos: number; readonly valor: number }[] | null;
  }>`
    with ${pasos},
    elegida as (
      select id, abc, xyz, valor, unidades > 0 or valor > 0 as salio from (select *, id as "articuloId" from clase) a
      where ${sql.join([deSuClase(filtro), ...deSusColumnas(filtro.filtros)], sql` and `)}),
    sumada as (
      select row_number() over en_orden as lugar, sum(greatest(valor, 0)) over en_orden as suyo
      from elegida where salio window en_orden as (order by valor desc, id rows unbounded preceding)),
    entera as (select max(lugar) as cuantas, max(suyo) as todo from sumada)
    select (select json_agg(x) from (
              select abc, xyz, count(*)::int as articulos, (count(*) filter (where salio))::int as "conSalidas",
                     sum(valor)::text as valor
              from elegida group by abc, xyz) x) as celdas,
           (select json_agg(x order by x.articulos) from (
              select round(max(lugar) * 100.0 / cuantas, 2)::float as articulos,
                     round(max(suyo) * 100 / todo, 2)::float as valor
              from sumada cross join entera where todo > 0
              group by cuantas, todo, ceil(lugar * ${PUNTOS}::numeric / cuantas)) x) as curva
  `.execute(consulta.db);
  const celdas = rows[0]?.celdas ?? [];
  const [inicio = consulta.ahora] = limites;
  const contar = (cual: 'articulos' | 'conSalidas') => celdas.reduce((suma, celda) => suma + celda[cual], 0);
  return {
    desde: diaArgentino(inicio),
    hasta: diaArgentino(consulta.ahora),
    umbrales,
    articulos: contar('conSalidas'),
    sinSalidas: contar('articulos') - contar('conSalidas'),
    valor: textoTotal(sumar(celdas.map((celda) => celda.valor))),
    matriz: CLASES_ABC.flatMap((abc) =>
      CLASES_XYZ.map((xyz) => {
        const celda = celdas.find((una) => una.abc === abc && una.xyz === xyz);
        return { abc, xyz, articulos: celda?.articulos ?? 0, valor: textoTotal(celda?.valor ?? '0') };
      }),
    ),
    curva: [...(rows[0]?.curva ?? [])],
  };
}
