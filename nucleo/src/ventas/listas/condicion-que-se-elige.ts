import { fail, ok, type Result } from '#comun/result.ts';

/** A condición de venta in the order of its table: what comes later gives the cliente more. */
type CondicionOrdenada = { readonly nombre: string; readonly orden: number };

/**
 * Whether a condición gives the cliente more than his own. A sale without one gives nothing, and for a cliente of whom nobody
 * said how he pays there is nothing to compare with.
 */
export const daMas = (
  una: Pick<CondicionOrdenada, 'orden'> | null,
  suya: Pick<CondicionOrdenada, 'orden'> | null,
): boolean => una !== null && suya !== null && una.orden > suya.orden;

type CondicionMejor = {
  readonly code: 'ventas.condicion_mejor';
  readonly data: { readonly elegida: string; readonly suya: string };
};

/** Whoever may not change prices sells by the condición of the cliente, or by one that gives no more (RN-18). */
export function sinDarMas(
  elegida: CondicionOrdenada | null,
  suya: CondicionOrdenada | null,
): Result<undefined, CondicionMejor> {
  if (elegida === null || suya === null || !daMas(elegida, suya)) return ok(undefined);
  return fail({ code: 'ventas.condicion_mejor', data: { elegida: elegida.nombre, suya: suya.nombre } });
}
