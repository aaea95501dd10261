import { type Big, type DecimalInput, decimal, sumar } from '#comun/decimal.ts';

export type SaldoDeDeposito = {
  readonly fisico: DecimalInput;
  readonly reservado: DecimalInput;
  readonly vendible: boolean;
};

/**
 * What can be promised: físico less reservado over the depósitos that sell (INV-16).
 * Never cut at zero: a negative one is shown, because hiding it hides an over-reservation (RN-04).
 */
export const disponible = (saldos: readonly SaldoDeDeposito[]): Big =>
  sumar(saldos.filter(({ vendible }) => vendible).map(({ fisico, reservado }) => decimal(fisico).minus(reservado)));
