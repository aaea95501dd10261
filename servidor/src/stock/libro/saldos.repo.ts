import { assert } from '@trastienda/nucleo/comun/assert.ts';
import { type Big, CERO } from '@trastienda/nucleo/comun/decimal.ts';
import type { SaldoBloqueado } from '@trastienda/nucleo/stock/faltante.ts';
import { claveDePar } from '@trastienda/nucleo/stock/movimiento.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { columnasDe, type Par, paresEnOrden } from './pares.ts';
import { leerConNumeros, leerFaltantes, leerFaltantesDeReserva, leerSinSaldo } from './saldos.query.ts';

/**
 * Locks some balances in ascending order, opening at zero those that are missing (`acordado` 13b). Once per command,
 * before anything else of stock; real depósitos only. What it answers is true until the transaction ends.
 */
export async function bloquearSaldos(tx: Tx, pares: readonly Par[]): Promise<SaldoBloqueado[]> {
  const enOrden = paresEnOrden(pares);
  if (enOrden.length === 0) return [];
  const bloqueados = await bloquearSiEstanTodos(tx, enOrden);
  if (bloqueados.length === enOrden.length) return bloqueados;
  await abrirFaltantes(tx, enOrden);
  const abiertos = await bloquearSiEstanTodos(tx, enOrden);
  assert(abiertos.length === enOrden.length, 'every balance asked for is there and locked');
  return abiertos;
}

/** None is locked while one is missing: it would be opened out of order, and two such commands could wait for each other. */
async function bloquearSiEstanTodos(tx: Tx, pares: readonly Par[]): Promise<SaldoBloqueado[]> {
  const { articulos, depositos } = columnasDe(pares);
  const { rows } = await sql<SaldoBloqueado>`
    select s.articulo_id as "articuloId", s.deposito_id as "depositoId", s.fisico, s.reservado,
           s.permite_negativo as "permiteNegativo"
    from saldo_stock s
    join unnest(${articulos}::uuid[], ${depositos}::uuid[]) as p (articulo_id, deposito_id)
      on p.articulo_id = s.articulo_id and p.deposito_id = s.deposito_id
    where (select count(*) from saldo_stock t
           join unnest(${articulos}::uuid[], ${depositos}::uuid[]) as q (articulo_id, deposito_id)
             on q.articulo_id = t.articulo_id and q.deposito_id = t.deposito_id) = ${pares.length}::int
    order by s.articulo_id, s.deposito_id
    for update of s
  `.execute(tx);
  return rows;
}

async function abrirFaltantes(tx: Tx, pares: readonly Par[]): Promise<void> {
  const faltan = await leerSinSaldo(tx, pares);
  if (faltan.length === 0) return;
  const { articulos, depositos } = columnasDe(faltan);
  await sql`
    insert into saldo_stock (articulo_id, deposito_id, permite_negativo, control)
    select * from unnest(${articulos}::uuid[], ${depositos}::uuid[],
                         ${faltan.map(({ permiteNegativo }) => permiteNegativo)}::boolean[],
                         ${faltan.map(({ control }) => control)}::text[])
    on conflict do nothing
  `.execute(tx);
}

export type CambioDeSaldo = Par & { readonly cantidad: Big };

type Movidos = {
  readonly fisico: readonly CambioDeSaldo[];
  /** Reservations that end with the same movement: below zero. */
  readonly reservado: readonly CambioDeSaldo[];
  readonly permitirNegativo: boolean;
  /** Artículos whose numbers move along: those that keep them do not move otherwise (ART-24). */
  readonly numerados: readonly string[];
};

/** Carries changes to locked balances. The condition is the wall of INV-06; the message is made only when it is hit. */
export async function moverSaldos(tx: Tx, movidos: Movidos): Promise<void> {
  const { fisico, reservado, permitirNegativo, numerados } = movidos;
  const cambios = juntar(fisico, reservado);
  if (cambios.length === 0) return;
  const { articulos, depositos } = columnasDe(cambios);
  const { numAffectedRows } = await sql`
    update saldo_stock s set fisico = s.fisico + c.fisico, reservado = s.reservado + c.reservado
    from unnest(${articulos}::uuid[], ${depositos}::uuid[],
                ${cambios.map((cambio) => cambio.cantidad.toFixed())}::numeric[],
                ${cambios.map((cambio) => cambio.reservado.toFixed())}::numeric[])
      as c (articulo_id, deposito_id, fisico, reservado)
    where s.articulo_id = c.articulo_id and s.deposito_id = c.deposito_id
      and (c.fisico >= 0 or s.fisico + c.fisico >= 0 or (s.permite_negativo and ${permitirNegativo}))
      and (s.control = 'NINGUNO' or c.fisico = 0 or s.articulo_id = any(${numerados}::uuid[]))
  `.execute(tx);
  if (Number(numAffectedRows) === cambios.length) return;
  const faltantes = await leerFaltantes(tx, cambios);
  if (faltantes.length === 0)
    rechazar('stock.faltan_numeros', { codigos: await leerConNumeros(tx, cambios, numerados) });
  rechazar('stock.insuficiente', { faltantes });
}

/** One change of each balance, whether one of its figures moves or both. */
function juntar(fisico: readonly CambioDeSaldo[], reservado: readonly CambioDeSaldo[]) {
  const cambios = new Map<string, CambioDeSaldo & { readonly reservado: Big }>();
  for (const cambio of fisico) cambios.set(claveDePar(cambio), { ...cambio, reservado: CERO });
  for (const { cantidad, ...par } of reservado) {
    const previo = cambios.get(claveDePar(par));
    cambios.set(claveDePar(par), { ...par, cantidad: previo?.cantidad ?? CERO, reservado: cantidad });
  }
  return [...cambios.values()].filter((cambio) => !(cambio.cantidad.eq(0) && cambio.reservado.eq(0)));
}

/** Two lines of one artículo in one depósito are one change of its balance. */
export function sumarPorPar(filas: readonly (Par & { readonly cantidad: string })[]): CambioDeSaldo[] {
  const cambios = new Map<string, CambioDeSaldo>();
  for (const { articuloId, depositoId, cantidad } of filas) {
    const clave = claveDePar({ articuloId, depositoId });
    const previo = cambios.get(clave)?.cantidad ?? CERO;
    cambios.set(clave, { articuloId, depositoId, cantidad: previo.plus(cantidad) });
  }
  return [...cambios.values()];
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
