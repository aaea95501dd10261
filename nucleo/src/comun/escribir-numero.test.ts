import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  escribirDia,
  escribirEntero,
  escribirNumero,
  escribirPrecio,
  escribirUnitario,
  plural,
} from './escribir-numero.ts';

it('writes amounts and days as they are read in Argentina', () => {
  expect(escribirPrecio('24563', 'ARS')).toBe('$ 24.563,00');
  expect(escribirPrecio('0.125', 'USD')).toBe('US$ 0,13');
  expect(escribirNumero('-1234567.5', 0, 3)).toBe('-1.234.567,5');
  expect(escribirNumero('-123', 0, 3)).toBe('-123');
  expect(escribirDia('2026-11-20')).toBe('20/11/2026');
});

it('writes a unit price of a sentence so that no line parts its sign from its figure', () => {
  expect(escribirUnitario('1450.5', 'ARS')).toBe('$\u00a01.450,50');
  expect(escribirUnitario('0.0125', 'USD')).toBe('US$\u00a00,0125');
});

it('only adds dots and turns the point into a comma', () => {
  fc.assert(
    fc.property(fc.integer(), (n) => {
      expect(escribirNumero(n, 2, 2).replaceAll('.', '').replace(',', '.')).toBe(`${n}.00`);
    }),
  );
});

it('writes how many there are with points between thousands, also of four figures', () => {
  expect([0, 999, 1_234, 1_234_567].map(escribirEntero)).toEqual(['0', '999', '1.234', '1.234.567']);
});

it('counts things in their singular or their plural', () => {
  expect([0, 1, 2, 2_001].map((n) => plural(n, 'precio'))).toEqual([
    '0 precios',
    '1 precio',
    '2 precios',
    '2.001 precios',
  ]);
  expect(plural(1_310, 'clasificación', 'clasificaciones')).toBe('1.310 clasificaciones');
});
