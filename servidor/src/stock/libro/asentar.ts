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
import { aLaVez } from '#db/transaccion.ts';
import { decidirNumeros, escribirNumeros, type NumerosDecididos, SIN_NUMEROS } from '#stock/numeros/decidir-numeros.ts';
import {
  type CierresDecididos,
  type CierresDeReservas,
  decidirCierres,
  escribirCierres,
} from '#stock/reservas/cierres.repo.ts';
import { abrirCostos, bloquearCostos, guardarCostos } from './costos.repo.ts';
import { type Encabezado, insertarAsientos, insertarDiferencias, insertarMovimientos, tomarIds } from './libro.repo.ts';
import { leerLugares } from './lugares.query.ts';
import { bloquearSaldos, moverSaldos } from './saldos.repo.ts';

export type MovimientoNuevo = Omit<Encabezado, 'revierteA'> & {
  readonly traspasos: readonly Traspaso[];
  /** Below zero where the artículo permits it; the caller has checked the user's right (INV-06). */
  readonly permitirNegativo?: boolean;
};

type MovimientoPreparado = {
  readonly id: number;
  /** What each line of the document was worth. */
  readonly valorPorLinea: ReadonlyMap<string, string>;
  /** Writes it all. Its statements go out with whatever else the caller asks for in the same breath. */
  readonly escribir: () => Promise<void>;
};

/**
 * Locks the numbers it names and the costs in ascending order, takes the movement's id and works out what it writes: both legs of each traspaso,
 * the balances, the costs and the reservations it closes. The balances were locked by the caller (`bloquearSaldos`).
 */
export async function prepararMovimiento(
  tx: Tx,
  movimiento: MovimientoNuevo,
  cierres: CierresDeReservas = { reservas: [], cierres: [] },
): Promise<MovimientoPreparado> {
  const lugares = await leerLugares(tx);
  const numeros = await decidirNumeros(tx, movimiento.traspasos, lugares);
  const decididos = await decidirVarios(tx, [movimiento], lugares);
  const id = definido(decididos.ids[0], 'the id of the movement');
  const asientos = definido(decididos.asentados[0], 'what the movement writes').asientos;
  return {
    id,
    valorPorLinea: new Map([...valorPorLinea(asientos)].map(([linea, valor]) => [linea, valor.toFixed()])),
    escribir: () => escribir(tx, { ...decididos, lugares, numeros, cierres: decidirCierres(cierres) }),
  };
}

/** Prepares a movement and writes it. */
export async function asentar(tx: Tx, movimiento: MovimientoNuevo): Promise<Omit<MovimientoPreparado, 'escribir'>> {
  const { escribir: anotar, ...preparado } = await prepararMovimiento(tx, movimiento);
  await anotar();
  return preparado;
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
  const traspasos = movimientos.flatMap((uno, movimiento) =>
    uno.traspasos.map((traspaso) => ({ ...traspaso, movimiento })),
  );
  const numeros = await decidirNumeros(tx, traspasos, lugares);
  const decididos = await decidirVarios(tx, movimientos, lugares);
  await escribir(tx, { ...decididos, lugares, numeros });
  return decididos.ids;
}

type Decididos = {
  readonly ids: readonly number[];
  readonly encabezados: readonly Encabezado[];
  readonly asentados: readonly Asentado[];
  readonly costos: Asentado['costos'];
  readonly permitirNegativo: boolean;
};

async function decidirVarios(tx: Tx, movimientos: readonly MovimientoNuevo[], lugares: Lugares): Promise<Decididos> {
  const articuloIds = movimientos.flatMap(({ traspasos }) => traspasos.map(({ articuloId }) => articuloId));
  const { costos, ids } = await bloquearYNumerar(tx, articuloIds, movimientos.length);
  const asentados = movimientos.map(({ traspasos }) => {
    const asentado = asentarTraspasos(traspasos, costos, lugares);
    for (const [articuloId, costo] of asentado.costos) costos.set(articuloId, costo);
    return asentado;
  });
  const permitirNegativo = movimientos.some((movimiento) => movimiento.permitirNegativo === true);
  return { ids, encabezados: movimientos, asentados, costos, permitirNegativo };
}

/** The last lock and, behind it, the ids: whoever waited for the lock comes later in the books too. */
export async function bloquearYNumerar(tx: Tx, articuloIds: readonly string[], cuantos: number) {
  const enOrden = [...new Set(articuloIds)].sort();
  const intentar = () => aLaVez(tx, [() => bloquearCostos(tx, enOrden), () => tomarIds(tx, cuantos)]);
  const [costos, ids] = await intentar();
  if (costos.size === enOrden.length) return { costos, ids };
  await abrirCostos(tx, enOrden);
  const [abiertos, posteriores] = await intentar();
  return { costos: abiertos, ids: posteriores };
}

type Escritura = Decididos & {
  readonly lugares: Lugares;
  readonly cierres?: CierresDecididos;
  readonly numeros?: NumerosDecididos;
};

const SIN_CIERRES: CierresDecididos = { propias: [], partes: [], liberado: [] };

/** Decided, and now written down: movements, asientos, differences, reservations, balances, costs. */
export async function escribir(
  tx: Tx,
  { ids, encabezados, asentados, costos, lugares, permitirNegativo, ...resto }: Escritura,
): Promise<void> {
  const { cierres = SIN_CIERRES, numeros = SIN_NUMEROS } = resto;
  const escritos = asentados.map((asentado, orden) => ({
    ...asentado,
    movimientoId: definido(ids[orden], 'one id per movement'),
  }));
  const asientos = escritos.flatMap(({ movimientoId, asientos }) => asientos.map((a) => ({ ...a, movimientoId })));
  const diferencias = escritos.flatMap(({ movimientoId, diferencias }) =>
    [...diferencias].map(([articuloId, importe]) => ({ movimientoId, articuloId, importe })),
  );
  await aLaVez(tx, [
    () =>
      insertarMovimientos(
        tx,
        encabezados.map((encabezado, orden) => ({ ...encabezado, id: definido(ids[orden], 'one id per movement') })),
      ),
    () => insertarAsientos(tx, asientos),
    () => insertarDiferencias(tx, diferencias),
    () => escribirCierres(tx, cierres),
    () =>
      moverSaldos(tx, {
        fisico: cambiosDeSaldo(asientos, lugares),
        reservado: cierres.liberado,
        permitirNegativo,
        numerados: numeros.numerados,
      }),
    () => escribirNumeros(tx, ids, numeros),
    () => guardarCostos(tx, costos),
  ]);
}
