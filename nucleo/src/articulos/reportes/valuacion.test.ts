import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimal } from '#comun/decimal.ts';
import { dosRelojes, margenDe, porcientoDe } from './valuacion.ts';

const importe = fc.integer({ min: -1e9, max: 1e9 }).map((milesimos) => (milesimos / 1000).toFixed(3));

it('GAP-21 the gap is what one clock says more than the other, in pesos and on the average cost', () => {
  expect(dosRelojes('186412870', '214903115.5')).toEqual({
    promedio: '186412870.00',
    reposicion: '214903115.50',
    brecha: '28490245.50',
    brechaPorciento: '15.28',
  });
  expect(dosRelojes('0', '10')).toMatchObject({ brecha: '10.00', brechaPorciento: null });
});

it('GAP-21 average plus gap is always reposición, to the cent', () => {
  fc.assert(
    fc.property(importe, importe, (promedio, reposicion) => {
      const relojes = dosRelojes(promedio, reposicion);
      expect(decimal(relojes.promedio).plus(relojes.brecha).eq(relojes.reposicion)).toBe(true);
    }),
  );
});

it('REA-03 the margin is of the sale: what was sold for 100 and cost 70 leaves 30 %', () => {
  expect(margenDe('57.2', '40.1')).toEqual({ margen: '17.10', margenPorciento: '29.9' });
  expect(margenDe('0', '5')).toEqual({ margen: '-5.00', margenPorciento: null });
  expect(margenDe('10', '15')).toEqual({ margen: '-5.00', margenPorciento: '-50' });
});

it('a loss is a negative percentage whatever the sign of what it is part of', () => {
  fc.assert(
    fc.property(importe, importe, (parte, total) => {
      const porciento = porcientoDe(parte, total);
      if (porciento === null) return decimal(total).eq(0);
      return decimal(porciento).eq(0) || decimal(porciento).gt(0) === decimal(parte).gt(0);
    }),
  );
});
