import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '#comun/decimal.ts';
import { MODOS_DE_REDONDEO, type Redondeo, redondearPrecio } from './redondeo.ts';

const redondo = (importe: string, paso: string, modo: Redondeo['modo'] = 'CERCANO', terminacion = '0') =>
  redondearPrecio(importe, { paso, modo, terminacion }).toFixed();

describe('PRE-13 rounding', () => {
  it('goes half up on the step, or to the one above or below', () => {
    expect([redondo('1234', '10'), redondo('1235', '10'), redondo('1234.99', '10')]).toEqual(['1230', '1240', '1230']);
    expect([redondo('1245', '10'), redondo('0.15', '0.1'), redondo('12.34565', '0')]).toEqual([
      '1250',
      '0.2',
      '12.3457',
    ]);
    expect([redondo('1231', '50', 'ARRIBA'), redondo('1249', '50', 'ABAJO')]).toEqual(['1250', '1200']);
    expect([redondo('1250', '50', 'ARRIBA'), redondo('1250', '50', 'ABAJO')]).toEqual(['1250', '1250']);
    expect(redondo('12.34567', '0')).toBe('12.3457');
  });

  it('ends in what is asked', () => {
    expect([redondo('1234', '100', 'CERCANO', '90'), redondo('1245', '100', 'CERCANO', '90')]).toEqual([
      '1190',
      '1290',
    ]);
    expect([redondo('1200', '10', 'ARRIBA', '9'), redondo('1200', '10', 'ABAJO', '9')]).toEqual(['1209', '1199']);
    // Below the first one of that form there is none, and a price is never negative.
    expect(redondo('3', '100', 'CERCANO', '90')).toBe('90');
  });

  it('gives nothing away: what costs less than the step costs one step', () => {
    expect([redondo('0.0072', '0.05'), redondo('3', '10', 'ABAJO'), redondo('3', '10', 'ARRIBA')]).toEqual([
      '0.05',
      '10',
      '10',
    ]);
    expect([redondo('0.00004', '0'), redondo('0', '10'), redondo('0', '0')]).toEqual(['0.0001', '0', '0']);
  });

  const importes = fc
    .oneof(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 1000 }))
    .map((n) => (n / 10_000).toFixed(4));
  const redondeos = fc
    .record({
      paso: fc.constantFrom('0.05', '1', '5', '7.5', '10', '50', '100', '1000'),
      modo: fc.constantFrom(...MODOS_DE_REDONDEO),
      parte: fc.constantFrom(0, 0.2, 0.5),
    })
    .map(({ paso, modo, parte }) => ({ paso, modo, terminacion: decimal(paso).times(parte).toFixed() }));

  it('lands on the form asked for, on the side asked for, and stays there', () => {
    fc.assert(
      fc.property(importes, redondeos, (importe, redondeo) => {
        const precio = redondearPrecio(importe, redondeo);
        expect(precio.minus(redondeo.terminacion).mod(redondeo.paso).toFixed()).toBe('0');
        const salto = precio.minus(importe);
        expect(precio.gt(0)).toBe(decimal(importe).gt(0) || decimal(redondeo.terminacion).gt(0));
        // Below the first one of the form that costs something there is none to go to.
        if (precio.gt(redondeo.terminacion) && precio.gt(redondeo.paso)) {
          if (redondeo.modo === 'ARRIBA') expect(salto.gte(0) && salto.lt(redondeo.paso)).toBe(true);
          if (redondeo.modo === 'ABAJO') expect(salto.lte(0) && salto.abs().lt(redondeo.paso)).toBe(true);
          if (redondeo.modo === 'CERCANO') expect(salto.times(2).abs().lte(redondeo.paso)).toBe(true);
        }
        expect(redondearPrecio(precio, redondeo).eq(precio)).toBe(true);
      }),
    );
  });
});
