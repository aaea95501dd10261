import { DIAS_DE_VENTAS, type ResumenDeVentas } from '@trastienda/nucleo/articulos/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import { ZONA } from '@trastienda/nucleo/comun/fecha.ts';
import { sql } from 'kysely';
import type { Consulta } from '#http/contexto.ts';
import { costoDeHoy, DIA_MS, depositosDe, deSuClaseYPalabras, leerPeriodo } from './comun.ts';
import { idsDe } from './informe.ts';
import { alcanceDeVentas, conMargen, type FiltroDeVentas, informeDe } from './ventas.query.ts';
import { costosDeSusKits, salidoEnKits, vendido } from './ventas.sql.ts';

const UNIDADES = { dia: 'day', semana: 'week', mes: 'month' } as const;

/** A point a day up to six weeks, a week up to eight months, a month beyond. */
function pasoDe({ inicio, fin }: { readonly inicio: Date; readonly fin: Date }): keyof typeof UNIDADES {
  const dias = (fin.getTime() - inicio.getTime()) / DIA_MS;
  if (dias <= 42) return 'dia';
  return dias <= 245 ? 'semana' : 'mes';
}

type Cruda = Readonly<Record<'importe' | 'costo' | 'reposicion', string>> & {
  readonly articulos: number;
  readonly sinVentas: number;
  readonly serie: readonly { readonly desde: string; readonly importe: string; readonly costo: string }[] | null;
};

/** The sums of a period, and how it went along (REA-03). */
export async function resumirVentas(
  consulta: Consulta,
  filtro: Omit<FiltroDeVentas, 'orden' | 'vista'>,
): Promise<ResumenDeVentas> {
  const { db, usuario, ahora } = consulta;
  const { sucursales, veCosto } = alcanceDeVentas(usuario, filtro.sucursalId);
  const periodo = leerPeriodo(filtro, ahora, DIAS_DE_VENTAS);
  const paso = pasoDe(periodo);
  const unidad = UNIDADES[paso];
  // The table is worked out for the summary only when something is asked of its columns.
  const cumplenEn = (vista: 'vendidos' | 'sinVentas') =>
    filtro.filtros === undefined ? sql`true` : sql`a.id in ${idsDe(informeDe(consulta, { ...filtro, vista }))}`;
  const enZona = sql`at time zone ${sql.lit(ZONA)}`;
  const { rows } = await sql<Cruda>`
    with venta as materialized (
      select v.articulo_id, v.en, v.importe, v.costo, v.cantidad, ${costoDeHoy(ahora)} as hoy
      from (${vendido(periodo, sucursales)}) v join articulo a on a.id = v.articulo_id
      where ${deSuClaseYPalabras(filtro)} and ${cumplenEn('vendidos')}),
    ${costosDeSusKits('venta', ahora)},
    punto as (
      select generate_series(date_trunc(${unidad}, ${periodo.inicio}::timestamptz ${enZona}),
                             ${periodo.hasta}::timestamp, ${`1 ${unidad}`}::interval) as desde),
    suma as (
      select date_trunc(${unidad}, en ${enZona}) as desde, sum(importe) as importe, sum(costo) as costo
      from venta group by 1)
    select count(distinct venta.articulo_id)::int as articulos, coalesce(sum(venta.importe), 0) as importe,
           coalesce(sum(costo), 0) as costo,
           coalesce(sum(coalesce(cantidad * coalesce(hoy, k.importe), costo)), 0) as reposicion,
           (select count(*)::int from articulo a
            where a.tipo = 'PRODUCTO' and ${deSuClaseYPalabras(filtro)} and ${cumplenEn('sinVentas')}
              and exists (select from saldo_stock s where s.articulo_id = a.id and s.fisico <> 0
                          and s.deposito_id = any(${depositosDe(sucursales)}))
              and not exists (select from venta v where v.articulo_id = a.id)
              and a.id not in (${salidoEnKits(periodo, sucursales)})) as "sinVentas",
           (select json_agg(json_build_object('desde', p.desde::date, 'importe', coalesce(s.importe, 0)::text,
                                              'costo', coalesce(s.costo, 0)::text) order by p.desde)
            from punto p left join suma s using (desde)) as serie
    from venta left join costo_de_kit k on k.articulo_id = venta.articulo_id
  `.execute(db);
  const { articulos, sinVentas, serie, ...sumas } = definido(rows[0], 'a sum is always one row');
  return {
    desde: periodo.desde,
    hasta: periodo.hasta,
    articulos,
    sinVentas,
    ...conMargen(sumas, veCosto),
    paso,
    serie: (serie ?? []).map(({ desde, importe, costo }) => ({
      // The first point of a longer step begins with the period and not with its week.
      desde: desde < periodo.desde ? periodo.desde : desde,
      importe: textoTotal(importe),
      costo: veCosto ? textoTotal(costo) : null,
    })),
  };
}
