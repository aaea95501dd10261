import { expect, it } from 'vitest';
import { cambioDe } from './cambio.ts';

const dicho = (ahora: string, antes: string) => {
  const cambio = cambioDe(ahora, antes);
  return cambio && [cambio.texto.replace(/\s/g, ' '), cambio.sentido];
};

it('how much more or less is said with its sign, and nothing when there was nothing before', () => {
  expect(dicho('108.4', '100')).toEqual(['+8,4 %', 1]);
  expect(dicho('96.9', '100')).toEqual(['−3,1 %', -1]);
  expect(dicho('100.01', '100')).toEqual(['0 %', 0]);
  expect(dicho('0', '50')).toEqual(['−100 %', -1]);
  expect(dicho('50', '0.00')).toBe(null);
});

it('against a loss, more is still more', () => {
  expect(dicho('-50', '-100')).toEqual(['+50 %', 1]);
});
