import { assert } from '#comun/assert.ts';
import { type Big, CERO, type DecimalInput, decimal, redondear } from '#comun/decimal.ts';
import { type Costo, DECIMALES_VALOR, SIN_COSTO, valorAlPromedio } from './costo.ts';
import { type Asentado, asentarTraspasos, type Lugares, type Traspaso } from './movimiento.ts';

/** What goes out and what comes in of one movement, through one virtual place: assembling, or taking apart. */
type Transformacion = {
  readonly salen: readonly Traspaso[];
  readonly entran: readonly Traspaso[];
  /** What was spent besides what went out: work, outside services. */
  readonly costoAgregado: DecimalInput;
};

/**
 * What comes in is worth what went out plus what was added, to the last decimal (INV-26). Several things that come in
 * share it by what they are worth at their averages; by quantity when none has a cost.
 */
export function asentarTransformacion(
  { salen, entran, costoAgregado }: Transformacion,
  costosActuales: ReadonlyMap<string, Costo>,
  lugares: Lugares,
): Asentado {
  assert(salen.length > 0 && entran.length > 0, 'something goes out and something comes in');
  const { asientos } = asentarTraspasos(salen, costosActuales, lugares);
  const consumido = asientos.reduce((suma, { cantidad, valor }) => (cantidad.gt(0) ? suma.plus(valor) : suma), CERO);
  const total = consumido.plus(redondear(costoAgregado, DECIMALES_VALOR));
  const partes = repartir(total, pesosDe(entran, costosActuales));
  const conValor = entran.map((traspaso, i) => ({ ...traspaso, valor: (partes[i] ?? CERO).toFixed() }));
  return asentarTraspasos([...salen, ...conValor], costosActuales, lugares);
}

function pesosDe(entran: readonly Traspaso[], costos: ReadonlyMap<string, Costo>): readonly Big[] {
  const alPromedio = entran.map(({ articuloId, cantidad }) =>
    valorAlPromedio(costos.get(articuloId) ?? SIN_COSTO, decimal(cantidad)),
  );
  return alPromedio.some((valor) => valor.gt(0)) ? alPromedio : entran.map(({ cantidad }) => decimal(cantidad));
}

/** Parts in proportion to their weights, none below zero, whose sum is exactly the whole. */
export function repartir(total: Big, pesos: readonly Big[]): readonly Big[] {
  const suma = pesos.reduce((acumulado, peso) => acumulado.plus(peso), CERO);
  assert(suma.gt(0), 'somebody takes part');
  let [hasta, dado] = [CERO, CERO];
  return pesos.map((peso) => {
    hasta = hasta.plus(peso);
    const acumulado = redondear(total.times(hasta).div(suma), DECIMALES_VALOR);
    const parte = acumulado.minus(dado);
    dado = acumulado;
    return parte;
  });
}
