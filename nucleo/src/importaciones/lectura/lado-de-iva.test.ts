import { expect, it } from 'vitest';
import { ladoDeIva } from './lado-de-iva.ts';

it.each([
  ['Lista 1 neto', 'sin'],
  ['PRECIO S/IVA', 'sin'],
  ['Precio + IVA', 'sin'],
  ['Precio más IVA', 'sin'],
  ['Lista 1 con IVA', 'con'],
  ['P. c/iva', 'con'],
  ['Precio (IVA incl.)', 'con'],
  ['Precio final', 'con'],
  ['Precio', null],
  ['Precio de venta', null],
  ['IVA', null],
  ['Neto con IVA', null],
  ['Magneto', null],
])('ART-21 «%s» says of its prices that they are %s IVA', (titulo, dicho) => {
  expect(ladoDeIva(titulo)).toBe(dicho);
});
