import { definido } from '@trastienda/nucleo/comun/assert.ts';
import {
  type Asentado,
  asentarTraspasos,
  cambiosDeSaldo,
  type Lugares,
  type Traspaso,
  valorPorLinea,
} from '@trastienda/nucleo/stock/movimiento.ts';
import type { Tx } from '#db/db.ts';
import { bloquearCostos, guardarCostos } from './costos.repo.ts';
import { type Encabezado, insertarAsientos, insertarDiferencias, insertarMovimientos } from './libro.repo.ts';
import { leerLugares } from './lugares.query.ts';
import { bloquearSaldos, moverSaldos } from './saldos.repo.ts';

export type MovimientoNuevo = Omit<Encabezado, 'revierteA'> & {
  readonly traspasos: readonly Traspaso[];
  /** Below zero where the artículo permits it; the caller has checked the user's right (INV-06). */
  readonly permitirNegativo?: boolean;
};

/**
 * Writes a movement: both legs of each traspaso, the balances and the costs, in a fixed number of statements.
 * The balances were locked by the caller (`bloquearSaldos`); the costs are locked here, in ascending order.
 */
export async function asentar(
  tx: Tx,
  movimiento: MovimientoNuevo,
): Promise<{ readonly id: number; readonly valorPorLinea: ReadonlyMap<string, string> }> {
  const lugares = await leerLugares(tx);
  const [asentado] = await asentarVarios(tx, [movimiento], lugares);
  const { id, asientos } = definido(asentado, 'the movement just written');
  const valores = valorPorLinea(asientos);
  return { id, valorPorLinea: new Map([...valores].map(([linea, valor]) => [linea, valor.toFixed()])) };
}

/**
 * Writes many movements at once, in their order, and gives their ids: imports and the demonstration company. Locks the
 * balances itself. What must not go below zero is the end of the lot, not each step of it.
 */
export async function cargarMovimientos(tx: Tx, movimientos: readonly MovimientoNuevo[]): Promise<readonly number[]> {
  if (movimientos.length === 0) return [];
  const lugares = await leerLugares(tx);
  const pares = movimientos
    .flatMap(({ traspasos }) => traspasos)
    .flatMap(({ articuloId, desde, hacia }) => [desde, hacia].map((depositoId) => ({ articuloId, depositoId })))
    .filter(({ depositoId }) => !lugares.esVirtual(depositoId));
  await bloquearSaldos(tx, pares);
  return (await asentarVarios(tx, movimientos, lugares)).map(({ id }) => id);
}

type Escrito = { readonly id: number; readonly asientos: Asentado['asientos'] };

async function asentarVarios(tx: Tx, movimientos: readonly MovimientoNuevo[], lugares: Lugares): Promise<Escrito[]> {
  const articuloIds = movimientos.flatMap(({ traspasos }) => traspasos.map(({ articuloId }) => articuloId));
  const costos = await bloquearCostos(tx, articuloIds);
  const asentados = movimientos.map(({ traspasos }) => {
    const asentado = asentarTraspasos(traspasos, costos, lugares);
    for (const [articuloId, costo] of asentado.costos) costos.set(articuloId, costo);
    return asentado;
  });
  const permitirNegativo = movimientos.some((movimiento) => movimiento.permitirNegativo === true);
  return escribir(tx, { encabezados: movimientos, asentados, costos, lugares, permitirNegativo });
}

type Escritura = {
  readonly encabezados: readonly Encabezado[];
  readonly asentados: readonly Asentado[];
  readonly costos: Asentado['costos'];
  readonly lugares: Lugares;
  readonly permitirNegativo: boolean;
};

/** Decided, and now written down: movements, asientos, differences, balances, costs. */
export async function escribir(
  tx: Tx,
  { encabezados, asentados, costos, lugares, permitirNegativo }: Escritura,
): Promise<Escrito[]> {
  const ids = await insertarMovimientos(tx, encabezados);
  const escritos = asentados.map(({ asientos, diferencias }, orden) => ({
    id: definido(ids[orden], 'one id per movement'),
    asientos,
    diferencias,
  }));
  await insertarAsientos(
    tx,
    escritos.flatMap(({ id, asientos }) => asientos.map((asiento) => ({ ...asiento, movimientoId: id }))),
  );
  await insertarDiferencias(
    tx,
    escritos.flatMap(({ id, diferencias }) =>
      [...diferencias].map(([articuloId, importe]) => ({ movimientoId: id, articuloId, importe })),
    ),
  );
  const cambios = cambiosDeSaldo(
    asentados.flatMap(({ asientos }) => asientos),
    lugares,
  );
  await moverSaldos(tx, cambios, permitirNegativo);
  await guardarCostos(tx, costos);
  return escritos;
}
