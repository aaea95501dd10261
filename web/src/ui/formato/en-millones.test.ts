import { afterEach, expect, it } from 'vitest';
import { usarRegion } from '#i18n/region.ts';
import { enMillones } from './en-millones.ts';

afterEach(() => usarRegion('es-AR'));

it('writes what an axis has room for, in the words of the region', () => {
  const escritos = () => [0, 950, 18_000, 1_234_567].map((valor) => enMillones(valor).replace(/\s/g, ' '));
  expect(escritos()).toEqual(['0', '950', '18 mil', '1,2 M']);
  usarRegion('en');
  expect(escritos()).toEqual(['0', '950', '18K', '1.2M']);
});
