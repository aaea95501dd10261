import { type Big, CERO, decimal, redondear, sumar } from '#comun/decimal.ts';

export type RenglonConCosto = {
  /** Signed: what comes in above zero, what goes out below. */
  readonly cantidad: string;
  /** Given to what comes in. */
  readonly costo: string | null;
  /** The last average of the company; zero or null when nothing with a cost ever came in. */
  readonly promedio: string | null;
  /** What buying it again costs today, in pesos. */
  readonly reposicion: string | null;
};

/**
 * How much an adjustment is about, for the limits by amount (AJU-06): Σ |quantity| × unit cost. What comes in and what goes
 * out do not cancel each other, so that a loss is not hidden behind a surplus. The unit cost is the one the ledger would use;
 * of what the ledger has no cost for, that of reposición, and only of what nobody knows any cost, nothing.
 */
export const montoDeAjuste = (renglones: readonly RenglonConCosto[]): Big =>
  redondear(sumar(renglones.map((renglon) => decimal(renglon.cantidad).abs().times(costoDe(renglon)))), 2);

type RenglonMovido = Pick<RenglonConCosto, 'cantidad' | 'costo' | 'reposicion'> & {
  /** What its movement wrote in the depósito. */
  readonly valor: string;
};

/** How much undoing one is about: what it moved and, of what the ledger had no cost for, that of reposición, as when it was applied. */
export const montoDeReversion = (renglones: readonly RenglonMovido[]): Big =>
  redondear(
    sumar(
      renglones.map(({ valor, ...renglon }) =>
        decimal(valor).eq(0)
          ? decimal(renglon.cantidad)
              .abs()
              .times(costoDe({ ...renglon, promedio: null }))
          : decimal(valor).abs(),
      ),
    ),
    2,
  );

function costoDe({ cantidad, costo, promedio, reposicion }: RenglonConCosto): Big {
  if (costo !== null && decimal(cantidad).gt(0)) return decimal(costo);
  const delLibro = promedio === null ? CERO : decimal(promedio);
  return delLibro.gt(0) ? delLibro : decimal(reposicion ?? '0');
}
