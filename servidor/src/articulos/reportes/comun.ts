import { leerBusqueda } from '@trastienda/nucleo/articulos/busqueda.ts';
import { DIAS_DE_PERIODO } from '@trastienda/nucleo/articulos/reportes/contrato-campos.ts';
import type { AlcanceDePermiso } from '@trastienda/nucleo/comun/endpoint.ts';
import { diaArgentino, finDelDia, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { buscaAlgo, sonSoloSignos } from '@trastienda/nucleo/comun/texto.ts';
import { type RawBuilder, sql } from 'kysely';
import { porDescripcion } from '#articulos/busqueda/por-descripcion.sql.ts';
import { deSuClasificacion, tieneLasPalabras } from '#articulos/tabla/filtros.query.ts';
import { CODIGO, CODIGO_NORMAL, type EnSql, porTexto } from '#db/filtros.ts';
import { datosInvalidos } from '#http/regla-rota.ts';

export type Periodo = {
  /** Days in Argentina, both included, and the instants they go from and to. */
  readonly desde: string;
  readonly hasta: string;
  readonly inicio: Date;
  readonly fin: Date;
};

export const DIA_MS = 86_400_000;

/** The days somebody asked for; without them the last `dias` up to today. */
export function leerPeriodo(
  { desde, hasta }: { readonly desde?: string | undefined; readonly hasta?: string | undefined },
  ahora: Date,
  dias: number,
): Periodo {
  const ultimo = hasta ?? diaArgentino(ahora);
  const fin = finDelDia(ultimo);
  const primero = desde ?? diaArgentino(new Date(fin.getTime() - dias * DIA_MS));
  const inicio = inicioDelDia(primero);
  if (inicio >= fin) datosInvalidos([{ path: ['?', 'hasta'], message: 'Termina antes de empezar.' }]);
  if (fin.getTime() - inicio.getTime() > DIAS_DE_PERIODO * DIA_MS) {
    datosInvalidos([{ path: ['?', 'desde'], message: 'El período admite hasta 5 años.' }]);
  }
  return { desde: primero, hasta: ultimo, inicio, fin };
}

/** The sucursales of a report: those a permission holds in, or the one asked for if it is among them. Null is all. */
export function sucursalesDe(alcance: AlcanceDePermiso, pedida: string | undefined): readonly string[] | null {
  if (pedida === undefined) return alcance === 'TODAS' ? null : alcance;
  return alcance === 'TODAS' || alcance.includes(pedida) ? [pedida] : [];
}

/** The real depósitos of those sucursales, as an array that is read once. */
export const depositosDe = (sucursales: readonly string[] | null): RawBuilder<unknown> => sql`
  array(select d.id from deposito d
        where not d.virtual and (${sucursales}::uuid[] is null or d.sucursal_id = any(${sucursales}::uuid[])))`;

/**
 * What buying one unit of the artículo of the outer row `a` again costs today, in pesos; null when nobody wrote it. The
 * rate is read once for the whole statement.
 */
export const costoDeHoy = (ahora: Date): RawBuilder<unknown> => sql`(
  case when a.costo_reposicion_moneda = 'ARS' then a.costo_reposicion
       else a.costo_reposicion * (select cambio_en('USD', ${ahora}::timestamptz)) end)`;

/** The rubro of the artículo by its name: there are few of them, so they are looked for, and not each one's. */
const porRubro: EnSql = (condicion) => sql`a.subfamilia_id in (
  select z.id from subfamilia z join familia y on y.id = z.familia_id join rubro x on x.id = y.rubro_id
  where ${porTexto(sql`x.nombre`)(condicion)})`;

/** What can be asked of how the artículo of the outer row `a` is named. */
export const POR_ARTICULO = {
  codigo: porTexto(sql`a.codigo`, CODIGO),
  descripcion: porDescripcion(),
  rubro: porRubro,
};

/** The same where the row `a` is one of a report, which tells its artículo by another name. */
export const POR_ARTICULO_DE_FILA = { ...POR_ARTICULO, descripcion: porDescripcion(sql`a."articuloId"`) };

/** The same of its code where `a` is the artículo itself, whose normal form has an index. */
export const POR_CODIGO_NORMAL = porTexto(sql`a.codigo_norm`, CODIGO_NORMAL);

/** What part of a figure another one is, in percentage as it is shown. */
export const porcientoEnSql = (parte: RawBuilder<unknown>, total: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`round((${parte}) * 100 / nullif(abs(${total}), 0), 2)`;

type Clase = Parameters<typeof deSuClasificacion>[0] & { readonly buscar?: string | undefined };

/** What a report asks of the artículo of the outer row `a`: its place, its marca and the words it is searched by. */
export function deSuClaseYPalabras(query: Clase): RawBuilder<unknown> {
  const busqueda = leerBusqueda(query.buscar ?? '');
  const palabras =
    buscaAlgo(query.buscar) &&
    (sonSoloSignos(query.buscar)
      ? sql`false`
      : sql`exists (select from articulo_palabras p where p.articulo_id = a.id and ${tieneLasPalabras(busqueda)})`);
  const pedidas = [...deSuClasificacion(query), palabras].filter((una) => una !== false);
  return sql.join([sql`true`, ...pedidas], sql` and `);
}
