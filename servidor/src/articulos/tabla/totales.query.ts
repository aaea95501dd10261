import type { ConsultaDeArticulos, TotalesDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import { sql } from 'kysely';
import { comoLista } from '#articulos/alcance-de-stock.ts';
import { aReposicion, existenciasValuadas } from '#articulos/existencias-valuadas.sql.ts';
import type { Consulta } from '#http/contexto.ts';
import { exigirMarco, seleccionar } from './lista.query.ts';

type Fila = {
  readonly articulos: number;
  readonly mezcla: boolean;
  readonly disponibles: readonly { readonly sucursalId: string; readonly disponible: string }[] | null;
  readonly valor: string | null;
  readonly reposicion: string | null;
};

/** What everything that a filter leaves adds up to, in one statement (TD-15). Worth by both clocks (GAP-21), only where who asks may see costs (INV-71). */
export async function sumarArticulos(consulta: Consulta, query: ConsultaDeArticulos): Promise<TotalesDeArticulos> {
  const { db, usuario, ahora } = consulta;
  const { marco } = await exigirMarco(consulta, query.listaId);
  const verCosto = usuario.puede('costo.ver');
  const valores = verCosto
    ? sql`select sum(k.valor)::text as valor, ${aReposicion(ahora)}::text as reposicion
          from elegidos e join articulo a on a.id = e.id
          join ${existenciasValuadas(comoLista(usuario.alcance('costo.ver')))} k on k.articulo_id = a.id`
    : sql`select null as valor, null as reposicion`;
  const { conjunto } = await seleccionar(db, query, marco);
  const { rows } = await sql<Fila>`
    with elegidos as materialized (select s.id from (${conjunto}) s)
    select (select count(*)::int from elegidos) as articulos,
           (select count(*) > 1
              from (select distinct a.unidad_id from elegidos e join articulo a on a.id = e.id
                    where a.tipo = 'PRODUCTO') u) as mezcla,
           (select json_agg(json_build_object('sucursalId', x.sucursal_id, 'disponible', x.disponible::text))
              from (select d.sucursal_id, sum(y.fisico - y.reservado) as disponible
                    from elegidos e
                    join saldo_stock y on y.articulo_id = e.id
                    join deposito d on d.id = y.deposito_id
                    where d.vendible
                      and (${marco.sucursales}::uuid[] is null or d.sucursal_id = any(${marco.sucursales}::uuid[]))
                    group by d.sucursal_id) x) as disponibles,
           v.valor, v.reposicion
    from (${valores}) v
  `.execute(db);
  const { articulos = 0, mezcla = false, disponibles, valor, reposicion } = rows[0] ?? {};
  return {
    articulos,
    disponibles: mezcla
      ? null
      : (disponibles ?? []).map(({ sucursalId, disponible }) => ({
          sucursalId,
          disponible: textoCantidad(disponible),
        })),
    ...(verCosto ? { valor: textoTotal(valor ?? '0'), reposicion: textoTotal(reposicion ?? '0') } : {}),
  };
}
