import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { exigirFisico, type Faltante } from '@trastienda/nucleo/stock/faltante.ts';
import { cambiosDeSaldo } from '@trastienda/nucleo/stock/movimiento.ts';
import { revertirAsientos } from '@trastienda/nucleo/stock/reversion.ts';
import { exigirLibre, exigirQueSeMuevan } from '@trastienda/nucleo/stock/reversion-posible.ts';
import type { Tx } from '#db/db.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { decidirReversion } from '#stock/numeros/decidir-numeros.ts';
import { leerReservantes } from '#stock/reservas/reservas.query.ts';
import { sostenerDeposito } from '#tablas-generales/index.ts';
import { sostenerMovidos } from './articulos-movidos.repo.ts';
import { bloquearYNumerar, escribir } from './asentar.ts';
import { type Encabezado, leerAsientos } from './libro.repo.ts';
import { leerLugares } from './lugares.query.ts';
import { bloquearSaldos } from './saldos.repo.ts';

type ReversionNueva = Omit<Encabezado, 'tipo' | 'revierteA'> & {
  readonly movimientoId: number;
  readonly puedeNegativo: boolean;
  /** Whether it may take what is reserved, as only a count or a loss does (INV-12). */
  readonly cortaReservas: boolean;
};

/** Undoes a movement with an opposite one. Once only: the ledger itself refuses the second (INV-07). */
export async function revertirMovimiento(
  tx: Tx,
  { movimientoId, puedeNegativo, cortaReservas, ...encabezado }: ReversionNueva,
): Promise<{ readonly id: number; readonly negativos: readonly Faltante[] }> {
  const lugares = await leerLugares(tx);
  const originales = await leerAsientos(tx, movimientoId);
  const articuloIds = originales.map(({ articuloId }) => articuloId);
  const articulos = await sostenerMovidos(tx, articuloIds);
  exigir(exigirQueSeMuevan([...articulos.values()]));
  const reales = originales.filter(({ depositoId }) => !lugares.esVirtual(depositoId));
  await exigirAbiertos(tx, new Set(reales.map(({ depositoId }) => depositoId)));
  const saldos = await bloquearSaldos(tx, reales);
  const numeros = await decidirReversion(tx, movimientoId, lugares);
  const { costos, ids } = await bloquearYNumerar(tx, articuloIds, 1);

  const asentado = revertirAsientos(originales, costos, lugares);
  const cambios = cambiosDeSaldo(asentado.asientos, lugares);
  const codigoDe = (articuloId: string) => articulos.get(articuloId)?.codigo ?? articuloId;
  const negativos = exigir(exigirFisico({ cambios, saldos, codigoDe, puedeNegativo }));
  if (!cortaReservas) {
    exigir(exigirLibre({ cambios, saldos, codigoDe, reservantes: await leerReservantes(tx, cambios) }));
  }
  await escribir(tx, {
    ids,
    encabezados: [{ ...encabezado, tipo: 'REVERSION', revierteA: movimientoId }],
    asentados: [asentado],
    costos: asentado.costos,
    lugares,
    numeros,
    permitirNegativo: negativos.length > 0,
  });
  return { id: definido(ids[0], 'the id of the reversal'), negativos };
}

/** What is closed admits no movement, not even back: its depósitos stay open until the command ends. */
async function exigirAbiertos(tx: Tx, depositoIds: ReadonlySet<string>): Promise<void> {
  for (const depositoId of [...depositoIds].sort()) {
    const { activo, nombre } = definido(await sostenerDeposito(tx, depositoId), 'the depósito of a movement');
    if (!activo) rechazar('stock.deposito_inactivo', { deposito: nombre });
  }
}
