import { z } from 'zod';
import { textoNumerico } from './campos.ts';
import { type Big, decimal } from './decimal.ts';

/** Up to what amount somebody adjusts stock by themselves (AJU-06), in pesos; null has no end. */
export type LimiteDeAjuste = string | null;

export const CamposDeLimiteDeAjuste = z.strictObject({
  maximo: textoNumerico(2)
    .refine((texto) => Number(texto) >= 0, 'No puede ser negativo.')
    .refine((texto) => !(Number(texto) > 1e12), 'Admite hasta 1.000.000.000.000.')
    .nullable(),
});

/**
 * The widest of what the roles of somebody say there. Only roles that adjust are asked: one that only looks has nothing to
 * widen. Permissions held without any such role have no end, as before there were limits.
 */
export const limiteDeAjusteDe = (suyos: readonly LimiteDeAjuste[]): LimiteDeAjuste =>
  suyos.reduce(
    (uno, otro) => (uno === null || otro === null ? null : decimal(uno).gt(otro) ? uno : otro),
    suyos[0] ?? null,
  );

export const superaElLimite = (monto: Big, limite: LimiteDeAjuste): boolean => limite !== null && monto.gt(limite);
