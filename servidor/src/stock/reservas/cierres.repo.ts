import { assert, definido } from '@trastienda/nucleo/comun/assert.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { cerrarReserva, type EstadoReserva } from '@trastienda/nucleo/stock/reserva.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { aLaVez } from '#db/transaccion.ts';
import { type CambioDeSaldo, moverReservado, sumarPorPar } from '#stock/libro/saldos.repo.ts';
import type { ReservaActiva } from './reservas.repo.ts';

type CierreDeReserva = {
  readonly reservaId: string;
  readonly cantidad: string;
  readonly como: 'CONSUMIDA' | 'LIBERADA';
};

/** What a document closes of the reservations it has, as it read them under its own lock (`reservasActivas`). */
export type CierresDeReservas = {
  readonly reservas: readonly ReservaActiva[];
  readonly cierres: readonly CierreDeReserva[];
};

type Propia = { readonly id: string; readonly cantidad: { toFixed(): string }; readonly estado: EstadoReserva };
type Parte = {
  readonly reserva: ReservaActiva;
  readonly parte: { readonly cantidad: { toFixed(): string }; readonly estado: EstadoReserva };
};

export type CierresDecididos = {
  readonly propias: readonly Propia[];
  readonly partes: readonly Parte[];
  /** What `reservado` loses, below zero. */
  readonly liberado: readonly CambioDeSaldo[];
};

/** What becomes of each reservation when parts of it are closed (INV-24). */
export function decidirCierres({ reservas, cierres }: CierresDeReservas): CierresDecididos {
  const porId = new Map(reservas.map((reserva) => [reserva.id, reserva]));
  const activa = (id: string) => definido(porId.get(id), 'the reserva to close, which is active,');
  const particiones = [...Map.groupBy(cierres, ({ reservaId }) => reservaId)].map(([reservaId, suyos]) => {
    const reserva = activa(reservaId);
    return { reserva, ...cerrarReserva(reserva.cantidad, suyos) };
  });
  return {
    propias: particiones.map(({ reserva, propia }) => ({ id: reserva.id, ...propia })),
    partes: particiones.flatMap(({ reserva, partes }) => partes.map((parte) => ({ reserva, parte }))),
    liberado: sumarPorPar(
      cierres.map(({ reservaId, cantidad }) => {
        const { articuloId, depositoId } = activa(reservaId);
        return { articuloId, depositoId, cantidad: decimal(cantidad).neg().toFixed() };
      }),
    ),
  };
}

/** Closes reservas or parts of them, on balances already locked, and lowers `reservado` (INV-24). */
export async function cerrarReservas(tx: Tx, cierres: CierresDeReservas): Promise<void> {
  const decididos = decidirCierres(cierres);
  await aLaVez(tx, [() => escribirCierres(tx, decididos), () => moverReservado(tx, decididos.liberado)]);
}

/** The rows of the reservations alone; their balances move with what the caller does besides. */
export async function escribirCierres(tx: Tx, { propias, partes }: CierresDecididos): Promise<void> {
  await aLaVez(tx, [() => guardarPropias(tx, propias), () => insertarPartes(tx, partes)]);
}

async function guardarPropias(tx: Tx, propias: readonly Propia[]): Promise<void> {
  if (propias.length === 0) return;
  const { numAffectedRows } = await sql`
    update reserva r set cantidad = n.cantidad, estado = n.estado,
           cerrada_en = case when n.estado = 'ACTIVA' then null else clock_timestamp() end
    from unnest(${propias.map(({ id }) => id)}::uuid[],
                ${propias.map(({ cantidad }) => cantidad.toFixed())}::numeric[],
                ${propias.map(({ estado }) => estado)}::text[]) as n (id, cantidad, estado)
    where r.id = n.id and r.estado = 'ACTIVA'
  `.execute(tx);
  assert(Number(numAffectedRows) === propias.length, 'a reserva that is closed is active');
}

/** Each part keeps the day, the document line and the name of the reserva it split off. */
async function insertarPartes(tx: Tx, partes: readonly Parte[]): Promise<void> {
  if (partes.length === 0) return;
  const columna = <Valor>(valor: (parte: Parte) => Valor) => partes.map(valor);
  await sql`
    insert into reserva (id, articulo_id, deposito_id, decimales, cantidad, estado, documento_tipo, documento_id,
                         documento_linea, parte_de, creada_en, cerrada_en)
    select *, clock_timestamp() from unnest(
      ${columna(() => uuidv7())}::uuid[], ${columna(({ reserva }) => reserva.articuloId)}::uuid[],
      ${columna(({ reserva }) => reserva.depositoId)}::uuid[], ${columna(({ reserva }) => reserva.decimales)}::smallint[],
      ${columna(({ parte }) => parte.cantidad.toFixed())}::numeric[], ${columna(({ parte }) => parte.estado)}::text[],
      ${columna(({ reserva }) => reserva.documentoTipo)}::text[], ${columna(({ reserva }) => reserva.documentoId)}::uuid[],
      ${columna(({ reserva }) => reserva.linea)}::uuid[],
      ${columna(({ reserva }) => reserva.parteDe ?? reserva.id)}::uuid[],
      ${columna(({ reserva }) => reserva.creadaEn)}::timestamptz[])
  `.execute(tx);
}
