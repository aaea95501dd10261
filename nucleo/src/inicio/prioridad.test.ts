import { expect, it } from 'vitest';
import { prioridadDe } from './prioridad.ts';

it('a customer matters by their share of the month: a twentieth, a fiftieth, a hundredth', () => {
  const de = (importe: string) => prioridadDe(importe, '1000.00');
  expect(['1000.00', '50.00', '49.99', '20.00', '19.99', '10.00', '9.99', '0', '-10'].map(de)).toEqual([
    ...['muy_alta', 'muy_alta', 'alta', 'alta', 'media', 'media', 'baja', 'baja', 'baja'],
  ]);
});

it('where nothing was sold nobody matters more than another', () => {
  expect(prioridadDe('0', '0')).toBe('baja');
  expect(prioridadDe('500', '-20')).toBe('baja');
});
