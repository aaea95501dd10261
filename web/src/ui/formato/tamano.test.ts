import { expect, it } from 'vitest';
import { formatearTamano } from './tamano.ts';

it.each([
  [0, '0 B'],
  [812, '812 B'],
  [12_700, '12,4 KB'],
  [250_000, '244 KB'],
  [3_250_000, '3,1 MB'],
  [2 ** 40, '1.024 GB'],
])('%d bytes read %s', (bytes, texto) => {
  expect(formatearTamano(bytes)).toBe(texto.replace(' ', '\u00a0'));
});
