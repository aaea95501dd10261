import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import { diaArgentino, finDelDia, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { cifrasDe, ventasDe } from '@trastienda/nucleo/inicio/cifras.ts';
import type { CifrasDeInicio, PasoDeVentas, VentasDeInicio } from '@trastienda/nucleo/inicio/contrato.ts';
import { iniciosDe, primeroDelMes, tramosDeCifras } from '@trastienda/nucleo/inicio/tramos.ts';
import { sql } from 'kysely';
import { alcanceDeVentas, vendidoPorDocumento } from '#articulos/index.ts';
import type { Consulta } from '#http/contexto.ts';
import { ventasPorDia } from './ventas-por-dia.query.ts';

type DeSucursal = { readonly sucursalId?: string | undefined };

/** The chart of sales and their cost. */
export async function verVentas(
  consulta: Consulta,
  { sucursalId, paso }: DeSucursal & { readonly paso: PasoDeVentas },
): Promise<VentasDeInicio> {
  const { sucursales, veCosto } = alcanceDeVentas(consulta.usuario, sucursalId);
  const hoy = diaArgentino(consulta.ahora);
  const [desde = hoy] = iniciosDe(paso, hoy);
  const ventas = await ventasPorDia(consulta, [{ desde, hasta: hoy }], sucursales);
  return ventasDe(ventas, { paso, hoy, veCosto });
}

/** What was sold today, in the month and in the year, and in the same stretch before; that of the month, by sucursal too. */
export async function verCifras(consulta: Consulta, { sucursalId }: DeSucursal): Promise<CifrasDeInicio> {
  const { sucursales, veCosto } = alcanceDeVentas(consulta.usuario, sucursalId);
  const hoy = diaArgentino(consulta.ahora);
  const [porDia, porSucursal] = await Promise.all([
    ventasPorDia(consulta, tramosDeCifras(hoy), sucursales),
    ventasPorSucursal(consulta, hoy, sucursales),
  ]);
  return { ...cifrasDe(porDia, hoy, veCosto), sucursales: porSucursal };
}

/** What each sucursal sold in the running month, also those that sold nothing and are in use. */
async function ventasPorSucursal(
  { db }: Consulta,
  hoy: string,
  sucursales: readonly string[] | null,
): Promise<CifrasDeInicio['sucursales']> {
  const periodo = { inicio: inicioDelDia(primeroDelMes(hoy)), fin: finDelDia(hoy) };
  const { rows } = await sql<{ id: string; nombre: string; importe: string }>`
    select s.id, s.nombre, coalesce(v.importe, 0) as importe
    from sucursal s
    left join (select sucursal_id, sum(importe) as importe from (${vendidoPorDocumento(periodo, sucursales)}) x
               group by sucursal_id) v on v.sucursal_id = s.id
    where (s.activa or v.importe <> 0) and (${sucursales}::uuid[] is null or s.id = any(${sucursales}::uuid[]))
    order by 3 desc, s.nombre collate "es-x-icu", s.id
  `.execute(db);
  return rows.map(({ importe, ...sucursal }) => ({ ...sucursal, importe: textoTotal(importe) }));
}
