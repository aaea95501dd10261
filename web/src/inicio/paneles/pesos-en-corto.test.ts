import { afterEach, expect, it } from 'vitest';
import { usarRegion } from '#i18n/region.ts';
import { pesosEnCorto } from './pesos-en-corto.ts';

afterEach(() => usarRegion('es-AR'));

const escrito = (importe: string | number) => pesosEnCorto(importe).replace(/\s/g, ' ');

it('an amount is written to the peso, and in millions once there are too many', () => {
  expect(escrito('4286350.49')).toBe('$ 4.286.350');
  expect(escrito('9999999.4')).toBe('$ 9.999.999');
  expect(escrito('186412345.67')).toBe('$ 186,4 M');
  expect(escrito(0)).toBe('$ 0');
});

it('what is owed has its sign before everything, and what rounds to nothing has none', () => {
  expect(escrito('-57212345')).toBe('−$ 57,2 M');
  expect(escrito('-1500')).toBe('−$ 1.500');
  expect(escrito('-0.3')).toBe('$ 0');
});

it('goes by the region', () => {
  usarRegion('en');
  expect(escrito('186412345.67')).toBe('ARS 186.4M');
});
