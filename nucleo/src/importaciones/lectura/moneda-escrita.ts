import type { Moneda } from '#articulos/precios/moneda.ts';

const SIGNO = /^(?:U\$[SD]?|US[D$]\$?|AR[S$]\$?|\$)\s*/i;

/** A number as people write it, without the sign of its currency. */
export const sinMoneda = (escrito: string): string => escrito.replace(SIGNO, '');

/** The currency that an amount is written with. A bare «$» tells none: spreadsheets put it before dollars too. */
export function monedaEscrita(escrito: string): Moneda | undefined {
  if (/^(?:U\$|US[D$])/i.test(escrito)) return 'USD';
  return /^AR[S$]/i.test(escrito) ? 'ARS' : undefined;
}
