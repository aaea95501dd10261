import { textoCantidad } from '#comun/cantidad.ts';
import { type Big, CERO, decimal } from '#comun/decimal.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import type { ErrorDeNegocio } from '#errores.ts';
import { claveDePar } from './movimiento.ts';

/** A balance as a use case holds it locked. */
export type SaldoBloqueado = {
  readonly articuloId: string;
  readonly depositoId: string;
  readonly fisico: string;
  readonly reservado: string;
  readonly permiteNegativo: boolean;
};

/** An artículo that does not reach: what was asked for and what there is. */
export type Faltante = {
  readonly articuloId: string;
  readonly depositoId: string;
  readonly codigo: string;
  readonly pedido: string;
  readonly fisico: string;
};

type Cambio = { readonly articuloId: string; readonly depositoId: string; readonly cantidad: Big };

type Hechos = {
  readonly cambios: readonly Cambio[];
  readonly saldos: readonly SaldoBloqueado[];
  /** The code people know an artículo by. */
  readonly codigoDe: (articuloId: string) => string;
  /** Whether the user holds `stock.negativo` where this happens. */
  readonly puedeNegativo: boolean;
};

/**
 * Whether some changes leave every depósito at zero or more (INV-06). Below zero only where the artículo permits it and
 * the user holds the right; the answer names those, because they must reach the audit.
 */
export function exigirFisico({
  cambios,
  saldos,
  codigoDe,
  puedeNegativo,
}: Hechos): Result<
  readonly Faltante[],
  ErrorDeNegocio<'stock.insuficiente'> | ErrorDeNegocio<'stock.negativo_sin_permiso'>
> {
  const porPar = new Map(saldos.map((saldo) => [claveDePar(saldo), saldo]));
  const bajoCero = cambios.flatMap((cambio) => {
    const saldo = porPar.get(claveDePar(cambio));
    const fisico = decimal(saldo?.fisico ?? CERO);
    if (cambio.cantidad.gte(0) || fisico.plus(cambio.cantidad).gte(0)) return [];
    const faltante = {
      articuloId: cambio.articuloId,
      depositoId: cambio.depositoId,
      codigo: codigoDe(cambio.articuloId),
      pedido: textoCantidad(cambio.cantidad.neg()),
      fisico: textoCantidad(fisico),
    };
    return [{ faltante, permite: saldo?.permiteNegativo ?? false }];
  });

  const imposibles = bajoCero.filter(({ permite }) => !permite).map(({ faltante }) => faltante);
  if (imposibles.length > 0) return fail({ code: 'stock.insuficiente', data: { faltantes: imposibles } });
  const negativos = bajoCero.map(({ faltante }) => faltante);
  if (negativos.length > 0 && !puedeNegativo) {
    return fail({ code: 'stock.negativo_sin_permiso', data: { faltantes: negativos } });
  }
  return ok(negativos);
}
