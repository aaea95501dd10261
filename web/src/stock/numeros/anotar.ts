import { type Control, esUnico } from '@trastienda/nucleo/articulos/numeros/control.ts';
import { CERO, decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import type { NumeroPedido } from '@trastienda/nucleo/stock/numeros/numero-pedido.ts';

type Dicho = { readonly control: Control; readonly cantidad?: string | undefined; readonly vence?: string | undefined };

/**
 * The numbers of a text, one in each line, after those that are there. One that is said again is there once: a lot takes the
 * quantity and the day that were said last.
 */
export function anotarNumeros(
  anotados: readonly NumeroPedido[],
  texto: string,
  { control, cantidad, vence }: Dicho,
): readonly NumeroPedido[] {
  const dichos = new Map<string, NumeroPedido>();
  for (const numero of texto.split(/[\n\r\t]+/).map((linea) => linea.trim())) {
    const norma = normaCodigo(numero);
    if (norma === '') continue;
    // Said again, it goes last.
    dichos.delete(norma);
    dichos.set(norma, { numero, cantidad: esUnico(control) ? '1' : (cantidad ?? '1'), ...(vence ? { vence } : {}) });
  }
  return [...anotados.filter((uno) => !dichos.has(normaCodigo(uno.numero))), ...dichos.values()];
}

export const sinNumero = (anotados: readonly NumeroPedido[], numero: string): readonly NumeroPedido[] =>
  anotados.filter((uno) => normaCodigo(uno.numero) !== normaCodigo(numero));

/** How many units they are. */
export const sumaDeNumeros = (anotados: readonly NumeroPedido[]): string =>
  anotados.reduce((suma, { cantidad }) => suma.plus(cantidad), CERO).toFixed();

/** What is left to say of what moves, at least zero. */
export function faltaAnotar(anotados: readonly NumeroPedido[], cantidad: string): string {
  const falta = decimal(cantidad).minus(sumaDeNumeros(anotados));
  return falta.gt(0) ? falta.toFixed() : '0';
}
