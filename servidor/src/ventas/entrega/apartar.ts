import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { lineasDeStock } from '@trastienda/nucleo/ventas/kits/kit.ts';
import type { NotaDePedido } from '@trastienda/nucleo/ventas/nota.ts';
import type { Apartado, Libre } from '@trastienda/nucleo/ventas/reservar.ts';
import type { Tx } from '#db/db.ts';
import * as stock from '#stock/index.ts';

/** Locks the balances of a nota in its depósito and says what is free of each artículo. */
export async function bloquearLibre(tx: Tx, { depositoId, renglones }: NotaDePedido): Promise<Libre> {
  const pares = lineasDeStock(renglones).map(({ articuloId }) => ({ articuloId, depositoId }));
  const saldos = await stock.bloquearSaldos(tx, pares);
  return new Map(
    saldos.map(({ articuloId, fisico, reservado }) => [articuloId, decimal(fisico).minus(reservado).toFixed()]),
  );
}

/** Writes what was set aside as reservations of the lines, on balances already locked. */
export async function apartar(
  tx: Tx,
  { id, depositoId }: Pick<NotaDePedido, 'id' | 'depositoId'>,
  apartados: readonly Apartado[],
): Promise<{ readonly linea: string; readonly cantidad: string }[]> {
  await stock.reservar(
    tx,
    apartados.map(({ renglonId, ...apartado }) => ({
      ...apartado,
      depositoId,
      documento: { tipo: 'NOTA', id, linea: renglonId },
    })),
  );
  return apartados.map(({ renglonId, cantidad }) => ({ linea: renglonId, cantidad }));
}
