import type { VistaDelCentralizado } from '@trastienda/nucleo/stock/contrato.ts';
import { finDe } from '@trastienda/nucleo/stock/momento.ts';
import { type RawBuilder, sql } from 'kysely';
import { activaEntonces } from '#stock/saldos/saldos-a-fecha.query.ts';

/**
 * What a view of a past day shows. What there was then is what there is now less what moved since, and little moves in
 * the days people ask about, while the ledger has all of it. `antes` opens the statement and `condicion` is about the
 * artículo of the row `a`.
 */
export function vistaEntonces(
  vista: Exclude<VistaDelCentralizado, 'todos'>,
  depositos: readonly string[],
  al: string,
): { readonly antes: RawBuilder<unknown>; readonly condicion: RawBuilder<unknown> } {
  return vista === 'cero' ? ceroEntonces(depositos, al) : negativosEntonces(depositos, al);
}

const movidoDespues = (depositos: readonly string[], al: string) => sql`
  movido as materialized (
    select t.articulo_id, t.deposito_id, sum(t.cantidad) as cantidad
    from movimiento_stock m join asiento_stock t on t.movimiento_id = m.id
    where m.fecha_efectiva >= ${finDe(al)} and t.deposito_id = any(${depositos}::uuid[])
    group by t.articulo_id, t.deposito_id)`;

const ceroEntonces = (depositos: readonly string[], al: string) => ({
  antes: sql`with ${movidoDespues(depositos, al)}`,
  condicion: sql`not exists (
    select from saldo_stock s left join movido d on d.articulo_id = s.articulo_id and d.deposito_id = s.deposito_id
    where s.articulo_id = a.id and s.deposito_id = any(${depositos}::uuid[])
      and s.fisico <> coalesce(d.cantidad, 0))`,
});

/** Only what is below zero now, moved since or was promised then can have been short. */
const negativosEntonces = (depositos: readonly string[], al: string) => ({
  antes: sql`with ${movidoDespues(depositos, al)},
  prometido as materialized (
    select r.articulo_id, r.deposito_id, sum(r.cantidad) as cantidad
    from reserva r
    where r.deposito_id = any(${depositos}::uuid[]) and ${activaEntonces({ al })}
    group by r.articulo_id, r.deposito_id),
  dudoso as materialized (
    select articulo_id, deposito_id from movido
    union select articulo_id, deposito_id from prometido
    union select articulo_id, deposito_id from saldo_stock
          where fisico < reservado and deposito_id = any(${depositos}::uuid[])),
  negativo as materialized (
    select distinct q.articulo_id
    from dudoso q
    left join movido d on d.articulo_id = q.articulo_id and d.deposito_id = q.deposito_id
    left join prometido p on p.articulo_id = q.articulo_id and p.deposito_id = q.deposito_id
    where coalesce((select s.fisico from saldo_stock s
                    where s.articulo_id = q.articulo_id and s.deposito_id = q.deposito_id), 0) - coalesce(d.cantidad, 0) < coalesce(p.cantidad, 0))`,
  condicion: sql`a.id in (select articulo_id from negativo)`,
});
