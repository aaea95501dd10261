import { expect, it } from 'vitest';
import { valoresAntes } from './valores.ts';

it('the books are read backwards: at each instant there was what there is, without what moved since', () => {
  const cambios = [
    { tramo: 1, valor: '100' },
    { tramo: 3, valor: '-40.005' },
  ];
  // 500 now; 540.005 before the last change, and 440.005 before the first one.
  expect(valoresAntes('500', cambios, 4)).toEqual(['440.01', '540.01', '540.01', '500.00']);
  expect(valoresAntes('0', [], 2)).toEqual(['0.00', '0.00']);
});
