import { assert } from '#comun/assert.ts';
import { type Big, CERO } from '#comun/decimal.ts';
import type { Costo } from './costo.ts';
import { type Asentado, asentarTraspasos, type Lugares } from './movimiento.ts';

/** What one artículo has in a depósito and another takes over. */
export type Relevo = {
  readonly depositoId: string;
  readonly decimales: number;
  /** Above zero. */
  readonly cantidad: string;
};

/**
 * A pair of movements for each depósito: what one artículo has goes out, and the other comes in, by as much and worth exactly
 * as much (ART-27). What the company's stock is worth does not change (INV-20). `virtualId` is the place in between.
 */
export function asentarRelevo(
  { sale, entra, virtualId }: { readonly sale: string; readonly entra: string; readonly virtualId: string },
  relevos: readonly Relevo[],
  costosActuales: ReadonlyMap<string, Costo>,
  lugares: Lugares,
): { readonly asentados: readonly Asentado[]; readonly costos: ReadonlyMap<string, Costo> } {
  const costos = new Map(costosActuales);
  const asentar = (articuloId: string, relevo: Relevo, hacia: 'afuera' | 'adentro', valor: Big | null): Asentado => {
    const [desde, destino] = hacia === 'afuera' ? [relevo.depositoId, virtualId] : [virtualId, relevo.depositoId];
    const { decimales, cantidad } = relevo;
    const asentado = asentarTraspasos(
      [{ articuloId, decimales, cantidad, desde, hacia: destino, valor: valor === null ? null : valor.toFixed() }],
      costos,
      lugares,
    );
    for (const [id, costo] of asentado.costos) costos.set(id, costo);
    return asentado;
  };
  const asentados = relevos.flatMap((relevo) => {
    const salida = asentar(sale, relevo, 'afuera', null);
    const valor = salida.asientos.reduce(
      (suma, asiento) => (asiento.cantidad.gt(0) ? suma.plus(asiento.valor) : suma),
      CERO,
    );
    assert(valor.gte(0), 'what there is of something is not worth less than nothing');
    return [salida, asentar(entra, relevo, 'adentro', valor)];
  });
  return { asentados, costos };
}
