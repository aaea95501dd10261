import { esDescendente } from '@trastienda/nucleo/comun/paginacion.ts';
import type { ConsultaDeSaldos, Saldo } from '@trastienda/nucleo/stock/contrato.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#db/db.ts';
import { paginar } from '#db/lista.ts';
import { nombradoPor } from './busqueda.ts';
import { esPasado, saldosEntonces } from './saldos-a-fecha.query.ts';

type FiltroDeSaldos = z.output<typeof ConsultaDeSaldos>;

/** One page of the balances of some depósitos, by código and depósito, today or as of a moment. */
export const listarSaldos = (db: Db, depositos: readonly string[], filtro: FiltroDeSaldos) =>
  paginar<Saldo>({
    consulta: filtro,
    filtrado:
      [filtro.articuloId, filtro.articuloIds, filtro.depositoId, filtro.sucursalId].some((id) => id !== undefined) ||
      seBusca(filtro),
    filas: async (limit, offset) => {
      const { rows } = await sql<Saldo>`
        ${filas(depositos, filtro)} limit ${limit} offset ${offset}
      `.execute(db);
      return rows;
    },
    contar: async (tope) => {
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total from (
          select from ${balances(filtro)} where ${donde(depositos, filtro)} limit ${tope ?? null}
        ) contadas
      `.execute(db);
      return rows[0]?.total ?? 0;
    },
  });

export const recorrerSaldos = (db: Db, depositos: readonly string[], filtro: FiltroDeSaldos): AsyncIterable<Saldo> =>
  db
    .selectFrom(sql<Saldo>`(${filas(depositos, filtro)})`.as('saldos'))
    .selectAll()
    .stream(500);

const seBusca = ({ buscar }: FiltroDeSaldos): boolean => (buscar ?? '').trim() !== '';

const balances = (filtro: FiltroDeSaldos) =>
  seBusca(filtro) ? sql`saldo_stock s join articulo_palabras p on p.articulo_id = s.articulo_id` : sql`saldo_stock s`;

const donde = (depositos: readonly string[], filtro: FiltroDeSaldos) => sql`
  s.deposito_id = any(${depositos}::uuid[])
  and ${filtro.articuloId === undefined ? sql`true` : sql`s.articulo_id = ${filtro.articuloId}`}
  and ${filtro.articuloIds === undefined ? sql`true` : sql`s.articulo_id = any(${filtro.articuloIds.split(',')}::uuid[])`}
  and ${seBusca(filtro) ? nombradoPor(filtro.buscar ?? '') : sql`true`}`;

function filas(depositos: readonly string[], filtro: FiltroDeSaldos) {
  const sentido = esDescendente(filtro.orden, 'codigo') ? sql`desc` : sql`asc`;
  const cifras = esPasado(filtro)
    ? sql`left join lateral (
            select e.fisico, e.reservado from (${saldosEntonces(sql`s.articulo_id`, depositos, filtro)}) e
            where e.deposito_id = s.deposito_id
          ) c on true`
    : sql`cross join lateral (select s.fisico, s.reservado) c`;
  return sql`
    select s.articulo_id as "articuloId", a.codigo, a.descripcion, s.deposito_id as "depositoId", d.nombre as deposito,
           d.sucursal_id as "sucursalId", d.vendible,
           trim_scale(coalesce(c.fisico, 0))::text as fisico, trim_scale(coalesce(c.reservado, 0))::text as reservado,
           trim_scale(case when d.vendible then coalesce(c.fisico - c.reservado, 0) else 0 end)::text as disponible
    from ${balances(filtro)}
    join articulo a on a.id = s.articulo_id
    join deposito d on d.id = s.deposito_id
    ${cifras}
    where ${donde(depositos, filtro)}
    order by a.codigo collate "C" ${sentido}, a.id ${sentido}, s.deposito_id`;
}
