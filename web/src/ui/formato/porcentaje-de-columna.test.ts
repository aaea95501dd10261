import { expect, it } from 'vitest';
import { porcentajeDeColumna, variacionDeColumna } from './porcentaje-de-columna.ts';

it('writes every percentage of a column with the same decimals, up to where nobody asks for them, and nothing as nothing', () => {
  expect(['8', '67.1', '-9.75', '999.99', '-1234.6', null, undefined, ''].map(porcentajeDeColumna)).toEqual([
    '8,00\u00a0%',
    '67,10\u00a0%',
    '\u22129,75\u00a0%',
    '999,99\u00a0%',
    '\u22121.235\u00a0%',
    '–',
    '–',
    '–',
  ]);
});

it('says which way something moved', () => {
  expect(['4.5', '-9.75', '0', '1835.94', null].map(variacionDeColumna)).toEqual([
    '+4,50\u00a0%',
    '\u22129,75\u00a0%',
    '0,00\u00a0%',
    '+1.836\u00a0%',
    '–',
  ]);
});
