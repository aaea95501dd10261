import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertasDeFormula } from './cambio-de-formula.ts';

const de = (antes: string | null, despues: string | null, costo: string | null = null) =>
  alertasDeFormula({ antes, despues, costo }, '30');

describe('PRE-04 what a formula gives and has to be looked at', () => {
  it('moves more than the limit, up or down; at the limit it does not', () => {
    expect([de('100', '130'), de('100', '130.01'), de('100', '70'), de('100', '69.99')]).toEqual([
      [],
      ['VARIACION'],
      [],
      ['VARIACION'],
    ]);
  });

  it('is under the cost, also when there was no price before', () => {
    expect(de('100', '99', '99.01')).toEqual(['BAJO_COSTO']);
    expect(de(null, '99', '99.01')).toEqual(['BAJO_COSTO']);
    expect(de(null, '99', '99')).toEqual([]);
    expect(de('100', '50', '60')).toEqual(['VARIACION', 'BAJO_COSTO']);
  });

  it('is no price any more', () => {
    expect([de('100', null, '10'), de(null, null, '10')]).toEqual([['SIN_PRECIO'], []]);
  });

  it('is never what stays as it is, however it is written and whatever it costs', () => {
    const precio = fc.integer({ min: 0, max: 10 ** 9 });
    fc.assert(
      fc.property(precio, precio, (centavos, costo) => {
        expect(de((centavos / 100).toFixed(2), (centavos / 100).toFixed(4), (costo / 100).toFixed(2))).toEqual([]);
      }),
    );
  });
});
