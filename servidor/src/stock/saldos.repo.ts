import { assert } from '@trastienda/nucleo/comun/assert.ts';
import type { Big } from '@trastienda/nucleo/comun/decimal.ts';
import type { SaldoBloqueado } from '@trastienda/nucleo/stock/faltante.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { columnasDe, type Par, paresEnOrden } from './pares.ts';
import { leerFaltantes, leerFaltantesDeReserva, leerSinSaldo } from './saldos.query.ts';

/**
 * Opens missing balances at zero and locks all of them, both in ascending order (`acordado` 13b). Once per command,
 * before anything else of stock; real depósitos only. What it answers is true until the transaction ends.
 */
export async function bloquearSaldos(tx: Tx, pares: readonly Par[]): Promise<SaldoBloqueado[]> {
  const enOrden = paresEnOrden(pares);
  if (enOrden.length === 0) return [];
  await abrirFaltantes(tx, enOrden);
  const { articulos, depositos } = columnasDe(enOrden);
  const { rows } = await sql<SaldoBloqueado>`
    select s.articulo_id as "articuloId", s.deposito_id as "depositoId", s.fisico, s.reservado,
           s.permite_negativo as "permiteNegativo"
    from saldo_stock s
    join unnest(${articulos}::uuid[], ${depositos}::uuid[]) as p (articulo_id, deposito_id)
      on p.articulo_id = s.articulo_id and p.deposito_id = s.deposito_id
    order by s.articulo_id, s.deposito_id
    for update of s
  `.execute(tx);
  assert(rows.length === enOrden.length, 'every balance asked for is there and locked');
  return rows;
}

async function abrirFaltantes(tx: Tx, pares: readonly Par[]): Promise<void> {
  const faltan = await leerSinSaldo(tx, pares);
  if (faltan.length === 0) return;
  const { articulos, depositos } = columnasDe(faltan);
  await sql`
    insert into saldo_stock (articulo_id, deposito_id, permite_negativo)
    select * from unnest(${articulos}::uuid[], ${depositos}::uuid[],
                         ${faltan.map(({ permiteNegativo }) => permiteNegativo)}::boolean[])
    on conflict do nothing
  `.execute(tx);
}

export type CambioDeSaldo = Par & { readonly cantidad: Big };

/** Carries changes to locked balances. The condition is the wall of INV-06; the message is made only when it is hit. */
export async function moverSaldos(tx: Tx, todos: readonly CambioDeSaldo[], permitirNegativo: boolean): Promise<void> {
  const cambios = todos.filter(({ cantidad }) => !cantidad.eq(0));
  if (cambios.length === 0) return;
  const { articulos, depositos } = columnasDe(cambios);
  const { numAffectedRows } = await sql`
    update saldo_stock s set fisico = s.fisico + c.cantidad
    from unnest(${articulos}::uuid[], ${depositos}::uuid[],
                ${cambios.map(({ cantidad }) => cantidad.toFixed())}::numeric[])
      as c (articulo_id, deposito_id, cantidad)
    where s.articulo_id = c.articulo_id and s.deposito_id = c.deposito_id
      and (c.cantidad > 0 or s.fisico + c.cantidad >= 0 or (s.permite_negativo and ${permitirNegativo}))
  `.execute(tx);
  if (Number(numAffectedRows) === cambios.length) return;
  rechazar('stock.insuficiente', { faltantes: await leerFaltantes(tx, cambios) });
}

/** Raises `reservado` where it is free, all or nothing (INV-13); lowers it without a question. */
export async function moverReservado(tx: Tx, cambios: readonly CambioDeSaldo[]): Promise<void> {
  if (cambios.length === 0) return;
  const { articulos, depositos } = columnasDe(cambios);
  const { numAffectedRows } = await sql`
    update saldo_stock s set reservado = s.reservado + c.cantidad
    from unnest(${articulos}::uuid[], ${depositos}::uuid[],
                ${cambios.map(({ cantidad }) => cantidad.toFixed())}::numeric[])
      as c (articulo_id, deposito_id, cantidad)
    where s.articulo_id = c.articulo_id and s.deposito_id = c.deposito_id
      and (c.cantidad < 0 or s.fisico - s.reservado >= c.cantidad)
  `.execute(tx);
  if (Number(numAffectedRows) === cambios.length) return;
  rechazar('stock.sin_disponible', { faltantes: await leerFaltantesDeReserva(tx, cambios) });
}
