import type { Control } from '@trastienda/nucleo/articulos/numeros/control.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { type Big, decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { AsientoDeNumero, NumeroConocido, SaldoDeNumero } from '@trastienda/nucleo/stock/numeros/mover-numeros.ts';
import type { NumeroPedido } from '@trastienda/nucleo/stock/numeros/numero-pedido.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';

type NumeroNuevo = {
  readonly articuloId: string;
  readonly control: Control;
  readonly numero: string;
  readonly norma: string;
  readonly vence: string | null;
};

/** Writes down the numbers that are not known yet. An oblea that another artículo has is left out. In ascending order. */
export async function insertarNumeros(tx: Tx, numeros: readonly NumeroNuevo[]): Promise<void> {
  if (numeros.length === 0) return;
  const columna = <Valor>(valor: (numero: NumeroNuevo) => Valor) => numeros.map(valor);
  await sql`
    insert into numero_de_stock (id, articulo_id, control, numero, numero_norm, vence)
    select * from unnest(
      ${numeros.map(() => uuidv7())}::uuid[], ${columna((n) => n.articuloId)}::uuid[], ${columna((n) => n.control)}::text[],
      ${columna((n) => n.numero)}::text[], ${columna((n) => n.norma)}::text[], ${columna((n) => n.vence)}::date[])
    on conflict do nothing
  `.execute(tx);
}

type Cual = { readonly articuloId: string; readonly norma: string };

type Fila = Omit<NumeroConocido, 'lugares'> & { readonly norma: string };

/** Locks some numbers in ascending order, after the balances: whoever wants the same one waits here. */
export async function bloquearNumeros(tx: Tx, cuales: readonly Cual[]): Promise<Fila[]> {
  const { rows } = await sql<Fila>`
    select n.id, n.articulo_id as "articuloId", a.codigo, a.control, n.numero, n.numero_norm as norma, n.vence::text as vence
    from numero_de_stock n join articulo a on a.id = n.articulo_id
    join unnest(${cuales.map(({ articuloId }) => articuloId)}::uuid[], ${cuales.map(({ norma }) => norma)}::text[])
      as p (articulo_id, norma) on p.articulo_id = n.articulo_id and p.norma = n.numero_norm
    order by n.articulo_id, n.numero_norm
    for update of n
  `.execute(tx);
  return rows;
}

/** Where some locked numbers are. */
export async function leerLugaresDeNumeros(
  tx: Tx,
  numeroIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Big>>> {
  const filas = await tx
    .selectFrom('saldo_numero')
    .select(['numero_id', 'deposito_id', 'cantidad'])
    .where((fila) => fila('numero_id', '=', fila.fn.any(fila.val(numeroIds))))
    .where('cantidad', '>', '0')
    .execute();
  return new Map(
    [...Map.groupBy(filas, ({ numero_id: id }) => id)].map(([id, suyas]) => [
      id,
      new Map(suyas.map(({ deposito_id: depositoId, cantidad }) => [depositoId, decimal(cantidad)])),
    ]),
  );
}

/** `ids` are those of the movements that are written together. */
export async function insertarAsientosDeNumeros(
  tx: Tx,
  ids: readonly number[],
  asientos: readonly AsientoDeNumero[],
): Promise<void> {
  const columna = <Valor>(valor: (asiento: AsientoDeNumero) => Valor) => asientos.map(valor);
  await sql`
    insert into asiento_numero (movimiento_id, numero_id, articulo_id, deposito_id, cantidad, documento_linea)
    select * from unnest(
      ${columna((a) => definido(ids[a.movimiento], 'the id of its movement'))}::bigint[], ${columna((a) => a.numeroId)}::uuid[],
      ${columna((a) => a.articuloId)}::uuid[], ${columna((a) => a.depositoId)}::uuid[],
      ${columna((a) => a.cantidad.toFixed())}::numeric[], ${columna((a) => a.linea)}::uuid[])
  `.execute(tx);
}

/** What is left in each place. The ones that leave go first: a number of one thing is never in two places, not even halfway. */
export async function guardarSaldosDeNumeros(tx: Tx, saldos: readonly SaldoDeNumero[]): Promise<void> {
  const enOrden = saldos.toSorted((uno, otro) => uno.cantidad.cmp(otro.cantidad));
  const columna = <Valor>(valor: (saldo: SaldoDeNumero) => Valor) => enOrden.map(valor);
  await sql`
    insert into saldo_numero (numero_id, articulo_id, deposito_id, control, cantidad)
    select * from unnest(
      ${columna((s) => s.numeroId)}::uuid[], ${columna((s) => s.articuloId)}::uuid[],
      ${columna((s) => s.depositoId)}::uuid[], ${columna((s) => s.control)}::text[],
      ${columna((s) => s.cantidad.toFixed())}::numeric[])
    on conflict (numero_id, deposito_id) do update set cantidad = excluded.cantidad
  `.execute(tx);
}

export async function leerAsientosDeNumeros(
  tx: Tx,
  movimientoId: number,
): Promise<readonly (AsientoDeNumero & { readonly norma: string })[]> {
  const filas = await tx
    .selectFrom('asiento_numero as x')
    .innerJoin('numero_de_stock as n', 'n.id', 'x.numero_id')
    .select([
      'x.numero_id as numeroId',
      'x.articulo_id as articuloId',
      'x.deposito_id as depositoId',
      'x.cantidad',
      'x.documento_linea as linea',
      'n.numero_norm as norma',
    ])
    .where('x.movimiento_id', '=', movimientoId)
    // What no longer keeps numbers comes back without them, as all there is of it (ART-24).
    .where('n.control', '<>', 'NINGUNO')
    .orderBy('x.id')
    .execute();
  return filas.map((fila) => ({ ...fila, movimiento: 0, cantidad: decimal(fila.cantidad) }));
}

type Par = { readonly sale: string; readonly entra: string };

/** What one artículo has of each number, by depósito. */
export async function leerNumerosPorDeposito(
  tx: Tx,
  articuloId: string,
): Promise<ReadonlyMap<string, readonly NumeroPedido[]>> {
  const filas = await tx
    .selectFrom('saldo_numero as y')
    .innerJoin('numero_de_stock as n', 'n.id', 'y.numero_id')
    .select(['y.deposito_id', 'n.numero', 'y.cantidad'])
    .where('y.articulo_id', '=', articuloId)
    .where('y.cantidad', '>', '0')
    .orderBy('n.numero_norm')
    .execute();
  return new Map([...Map.groupBy(filas, (fila) => fila.deposito_id)]);
}

/**
 * Every number that one artículo ever had becomes known of another, with the day it expires where the other one says none: an
 * oblea that left is still of that part and of no other (INV-28).
 */
export async function heredarNumeros(tx: Tx, { sale, entra }: Par): Promise<void> {
  await sql`
    insert into numero_de_stock (id, articulo_id, control, numero, numero_norm, vence)
    select gen_random_uuid(), a.id, a.control, n.numero, n.numero_norm, n.vence
    from numero_de_stock n join articulo a on a.id = ${entra}
    where n.articulo_id = ${sale}
    order by n.numero_norm
    on conflict (articulo_id, numero_norm) do update set vence = coalesce(numero_de_stock.vence, excluded.vence)
  `.execute(tx);
}
