import type { ListaDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import { leerDecimal } from '#ui/formularios/leer-decimal.ts';

type Moneda = ListaDePrecio['moneda'];

/** Decimal text, '' for no price, or why it cannot be read. */
export type ImporteLeido = { readonly valor: string } | { readonly problema: 'noSeLee' | 'noEsImporte' | 'otraMoneda' };

const SIGNOS: Readonly<Record<Moneda, RegExp>> = {
  USD: /USD|U\$[SD]|US\$/i,
  ARS: /ARS|AR\$|\$/i,
};

/**
 * An amount of a lista as people write it, with the sign of its currency or without any; dollars never go by the sign of pesos.
 * `conMiles` is for what is shown before it is saved: there `1.500` is a thousand and a half, as a spreadsheet writes it.
 */
export function leerImporte(texto: string, moneda: Moneda, conMiles = false): ImporteLeido {
  // That of dollars has the one of pesos in it.
  const signo = (['USD', 'ARS'] as const).find((una) => SIGNOS[una].test(texto));
  const leido = leerDecimal(signo ? texto.replace(SIGNOS[signo], '') : texto, 4);
  if (leido.estado === 'invalido') return { problema: 'noEsImporte' };
  if (signo && signo !== moneda) return { problema: 'otraMoneda' };
  if (leido.estado === 'ambiguo') return conMiles ? { valor: leido.conMiles } : { problema: 'noSeLee' };
  return { valor: leido.estado === 'valido' ? leido.valor : '' };
}
