import type { TFunction } from 'i18next';
import { PedidoRechazado } from '#api/pedir.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { CeldaRechazada } from './celda-rechazada.ts';

/** What is wrong with the value itself, when somebody says so. */
export const fraseDe = (error: unknown): string =>
  error instanceof CeldaRechazada
    ? error.message
    : (error instanceof PedidoRechazado && error.issues?.[0]?.message) || mensajeDeError(error);

/**
 * The same on the cell, which was read again: `dice` is what it says by now, when that is not what it said. Saving once more is
 * over that, with nothing to load.
 */
export function fraseEnCelda(error: unknown, dice: string | undefined, t: TFunction<'tabla'>): string {
  const otro = quienLoCambio(error);
  const quien = otro && (otro.quien ?? t('edicion.alguien'));
  const frase =
    quien === undefined ? fraseDe(error) : t(dice === undefined ? 'edicion.otraCosa' : 'edicion.loCambio', { quien });
  const ahora = dice !== undefined && t('edicion.ahoraDice', { valor: dice });
  return [frase, ahora, (otro || ahora) && t('edicion.encima')].filter(Boolean).join(' ');
}

/** Of a refusal because somebody changed it: who, if it says so. */
function quienLoCambio(error: unknown): { readonly quien?: string } | undefined {
  if (!(error instanceof PedidoRechazado)) return undefined;
  const { quien, problema } = (error.data ?? {}) as { readonly quien?: string; readonly problema?: string };
  if (error.code !== 'comun.version_vieja' && problema !== 'CAMBIO') return undefined;
  return quien === undefined ? {} : { quien };
}
