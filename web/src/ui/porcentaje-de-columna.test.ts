import { expect, it } from 'vitest';
import { porcentajeDeColumna } from './porcentaje-de-columna.ts';

it('writes every percentage of a column with the same decimals, and nothing as nothing', () => {
  expect(['8', '67.1', '-9.75', '1234.5', null, undefined, ''].map(porcentajeDeColumna)).toEqual([
    '8,00\u00a0%',
    '67,10\u00a0%',
    '\u22129,75\u00a0%',
    '1.234,50\u00a0%',
    '–',
    '–',
    '–',
  ]);
});
