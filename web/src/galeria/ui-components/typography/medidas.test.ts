import { expect, it } from 'vitest';
import { medidasDe } from './medidas.ts';

it('tells the measures of a variant in px, whether its line is in rem or times the size', () => {
  expect(medidasDe({ fontSize: '2.25rem', lineHeight: '2.75rem', fontWeight: 600 })).toEqual({
    tamano: 36,
    linea: 44,
    peso: 600,
  });
  expect(medidasDe({ fontSize: '0.875rem', lineHeight: 1.43 })).toEqual({ tamano: 14, linea: 20.02, peso: 400 });
});
