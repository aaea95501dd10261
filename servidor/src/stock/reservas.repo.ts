import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { CERO, decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { claveDePar } from '@trastienda/nucleo/stock/movimiento.ts';
import { cerrarReserva, type EstadoReserva } from '@trastienda/nucleo/stock/reserva.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';
import type { Par } from './pares.ts';
import { type CambioDeSaldo, moverReservado } from './saldos.repo.ts';

export type ReservaNueva = Par & {
  readonly decimales: number;
  readonly cantidad: string;
  readonly documento: { readonly tipo: 'NOTA'; readonly id: string; readonly linea: string };
};

/** Reserves on balances already locked, all or nothing: what is not free is refused with its figures (INV-13). */
export async function reservar(tx: Tx, reservas: readonly ReservaNueva[]): Promise<void> {
  if (reservas.length === 0) return;
  await moverReservado(tx, sumarPorPar(reservas));
  const columna = <Valor>(valor: (reserva: ReservaNueva) => Valor) => reservas.map(valor);
  await sql`
    insert into reserva (id, articulo_id, deposito_id, decimales, cantidad, documento_tipo, documento_id, documento_linea)
    select * from unnest(
      ${columna(() => uuidv7())}::uuid[], ${columna((r) => r.articuloId)}::uuid[],
      ${columna((r) => r.depositoId)}::uuid[], ${columna((r) => r.decimales)}::smallint[],
      ${columna((r) => r.cantidad)}::numeric[], ${columna((r) => r.documento.tipo)}::text[],
      ${columna((r) => r.documento.id)}::uuid[], ${columna((r) => r.documento.linea)}::uuid[])
  `.execute(tx);
}

export type ReservaActiva = Par & { readonly id: string; readonly linea: string; readonly cantidad: string };

/** What a document still holds, oldest first. Call it with the document locked. */
export async function reservasActivas(tx: Db | Tx, documentoId: string): Promise<ReservaActiva[]> {
  const { rows } = await sql<ReservaActiva>`
    select id, articulo_id as "articuloId", deposito_id as "depositoId", documento_linea as linea, cantidad
    from reserva where documento_id = ${documentoId} and estado = 'ACTIVA' order by id
  `.execute(tx);
  return rows;
}

export type CierreDeReserva = {
  readonly reservaId: string;
  readonly cantidad: string;
  readonly como: 'CONSUMIDA' | 'LIBERADA';
};

type Abierta = {
  readonly id: string;
  readonly articulo_id: string;
  readonly deposito_id: string;
  readonly decimales: number;
  readonly cantidad: string;
  readonly documento_tipo: string;
  readonly documento_id: string;
  readonly documento_linea: string;
  readonly parte_de: string | null;
  readonly creada_en: string;
};

/** Closes reservas or parts of them, on balances already locked, and lowers `reservado` (INV-24). */
export async function cerrarReservas(tx: Tx, cierres: readonly CierreDeReserva[]): Promise<void> {
  if (cierres.length === 0) return;
  const abiertas = await bloquearAbiertas(
    tx,
    cierres.map(({ reservaId }) => reservaId),
  );
  const porReserva = Map.groupBy(cierres, ({ reservaId }) => reservaId);
  const particiones = [...porReserva].map(([reservaId, suyos]) => {
    const reserva = definido(abiertas.get(reservaId), 'the reserva to close is active');
    return { reserva, ...cerrarReserva(reserva.cantidad, suyos) };
  });

  await guardarPropias(
    tx,
    particiones.map(({ reserva, propia }) => ({ id: reserva.id, ...propia })),
  );
  await insertarPartes(
    tx,
    particiones.flatMap(({ reserva, partes }) => partes.map((parte) => ({ reserva, parte }))),
  );
  const liberado = cierres.map(({ reservaId, cantidad }) => {
    const { articulo_id, deposito_id } = definido(abiertas.get(reservaId), 'the reserva just closed');
    return { articuloId: articulo_id, depositoId: deposito_id, cantidad: decimal(cantidad).neg().toFixed() };
  });
  await moverReservado(tx, sumarPorPar(liberado));
}

async function bloquearAbiertas(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Abierta>> {
  const { rows } = await sql<Abierta>`
    select id, articulo_id, deposito_id, decimales, cantidad, documento_tipo, documento_id, documento_linea,
           parte_de, creada_en
    from reserva where id = any(${ids}::uuid[]) and estado = 'ACTIVA' order by id for update
  `.execute(tx);
  return new Map(rows.map((fila) => [fila.id, fila]));
}

type Propia = { readonly id: string; readonly cantidad: { toFixed(): string }; readonly estado: EstadoReserva };

async function guardarPropias(tx: Tx, propias: readonly Propia[]): Promise<void> {
  await sql`
    update reserva r set cantidad = n.cantidad, estado = n.estado,
           cerrada_en = case when n.estado = 'ACTIVA' then null else clock_timestamp() end
    from unnest(${propias.map(({ id }) => id)}::uuid[],
                ${propias.map(({ cantidad }) => cantidad.toFixed())}::numeric[],
                ${propias.map(({ estado }) => estado)}::text[]) as n (id, cantidad, estado)
    where r.id = n.id
  `.execute(tx);
}

type Parte = {
  readonly reserva: Abierta;
  readonly parte: { readonly cantidad: { toFixed(): string }; readonly estado: EstadoReserva };
};

/** Each part keeps the day, the document line and the name of the reserva it split off. */
async function insertarPartes(tx: Tx, partes: readonly Parte[]): Promise<void> {
  if (partes.length === 0) return;
  const columna = <Valor>(valor: (parte: Parte) => Valor) => partes.map(valor);
  await sql`
    insert into reserva (id, articulo_id, deposito_id, decimales, cantidad, estado, documento_tipo, documento_id,
                         documento_linea, parte_de, creada_en, cerrada_en)
    select *, clock_timestamp() from unnest(
      ${columna(() => uuidv7())}::uuid[], ${columna(({ reserva }) => reserva.articulo_id)}::uuid[],
      ${columna(({ reserva }) => reserva.deposito_id)}::uuid[], ${columna(({ reserva }) => reserva.decimales)}::smallint[],
      ${columna(({ parte }) => parte.cantidad.toFixed())}::numeric[], ${columna(({ parte }) => parte.estado)}::text[],
      ${columna(({ reserva }) => reserva.documento_tipo)}::text[], ${columna(({ reserva }) => reserva.documento_id)}::uuid[],
      ${columna(({ reserva }) => reserva.documento_linea)}::uuid[],
      ${columna(({ reserva }) => reserva.parte_de ?? reserva.id)}::uuid[],
      ${columna(({ reserva }) => reserva.creada_en)}::timestamptz[])
  `.execute(tx);
}

/** Two lines of one artículo in one depósito are one change of its balance. */
function sumarPorPar(filas: readonly (Par & { readonly cantidad: string })[]): CambioDeSaldo[] {
  const cambios = new Map<string, CambioDeSaldo>();
  for (const { articuloId, depositoId, cantidad } of filas) {
    const clave = claveDePar({ articuloId, depositoId });
    const previo = cambios.get(clave)?.cantidad ?? CERO;
    cambios.set(clave, { articuloId, depositoId, cantidad: previo.plus(cantidad) });
  }
  return [...cambios.values()];
}
