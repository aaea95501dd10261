import type { ConsultaDeArticulos, PieDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import { type RawBuilder, sql } from 'kysely';
import { aReposicion, existenciasValuadas } from '#articulos/existencias-valuadas.sql.ts';
import { losBajoMinimo } from '#articulos/minimos/bajo-minimo.sql.ts';
import type { Consulta } from '#http/contexto.ts';
import { losNegativos } from './filtros.query.ts';
import { exigirMarco, seleccionar } from './lista.query.ts';

type Fila = {
  readonly bajoMinimo: number;
  readonly enNegativo: number;
  readonly valor: string | null;
  readonly reposicion: string | null;
};

/**
 * Of everything a filter leaves: how many are short in the sucursal, how many are below zero, and what its units are worth
 * by both clocks (GAP-21), for who may see the costs of that sucursal (INV-71).
 */
export async function verPieDeArticulos(
  consulta: Consulta,
  query: ConsultaDeArticulos,
  en: string | undefined,
): Promise<PieDeArticulos> {
  const { db, usuario, ahora } = consulta;
  const { marco } = await exigirMarco(consulta, query.listaId);
  const { conjunto } = await seleccionar(db, query, marco);
  const alcance = usuario.alcance('costo.ver');
  const verValor = en !== undefined && (alcance === 'TODAS' || alcance.includes(en));
  const { rows } = await sql<Fila>`
    with elegidos as materialized (select s.id from (${conjunto}) s)
    select (select count(*)::int from elegidos where id in (${losBajoMinimo(en, marco)})) as "bajoMinimo",
           (select count(*)::int from elegidos where id in (${losNegativos(marco)})) as "enNegativo",
           v.valor, v.reposicion
    from (${verValor ? valorEn(en, ahora) : sql`select null as valor, null as reposicion`}) v
  `.execute(db);
  const { bajoMinimo = 0, enNegativo = 0, valor = null, reposicion = null } = rows[0] ?? {};
  return {
    bajoMinimo,
    enNegativo,
    ...(verValor ? { valor: textoTotal(valor ?? '0'), reposicion: textoTotal(reposicion ?? '0') } : {}),
  };
}

const valorEn = (sucursalId: string, ahora: Date): RawBuilder<unknown> => sql`
  select sum(k.valor)::text as valor, ${aReposicion(ahora)}::text as reposicion
  from ${existenciasValuadas([sucursalId])} k join articulo a on a.id = k.articulo_id
  where k.articulo_id in (select id from elegidos)`;
