import type { Big } from 'big.js';
import { sumar } from '#comun/decimal.ts';

/** What travels to all those sucursales together (ART-07). Each says it only when there is some. */
export const sumarEnTransito = (stock: readonly { readonly enTransito?: string | undefined }[]): Big =>
  sumar(stock.flatMap(({ enTransito }) => enTransito ?? []));
