import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '#comun/decimal.ts';
import { admitirCodigo, admitirCruces, type CruceDeCodigo, decirCodigo, problemaDeDecimales } from './codigo.ts';

const otro = { id: 'a1', codigo: 'M6-1.0', descripcion: 'Tornillo' };

describe('INV-01 ART-25 a code whose normal form somebody has', () => {
  it('is refused, naming the other artículo', () => {
    expect(admitirCodigo('M6-10', [otro], { aceptada: false })).toEqual({
      ok: false,
      error: { code: 'articulos.codigo_repetido', data: { codigo: 'M6-10', articulo: otro, sePuedeAceptar: true } },
    });
  });

  it('may be accepted, and is then told apart by the exact code', () => {
    expect(admitirCodigo('M6-10', [otro], { aceptada: true })).toEqual({ ok: true, value: { distinguir: true } });
  });

  it('is never accepted when it is the very same code', () => {
    expect(admitirCodigo('m6-1.0', [otro], { aceptada: true })).toMatchObject({
      ok: false,
      error: { data: { sePuedeAceptar: false } },
    });
  });

  it('is free when nobody has it', () => {
    expect(admitirCodigo('M6-10', [], { aceptada: false })).toEqual({ ok: true, value: { distinguir: false } });
  });
});

describe('ART-25 a code that is something else of another artículo', () => {
  const cruce: CruceDeCodigo = { valor: '04152-YZZA1', tiene: 'ORIGINAL', articulo: otro };

  it('is refused with all that cross, and accepted by who saw them', () => {
    expect(admitirCruces([cruce], { aceptados: false })).toEqual({
      ok: false,
      error: { code: 'articulos.codigo_cruzado', data: { cruces: [cruce] } },
    });
    expect(admitirCruces([cruce], { aceptados: true }).ok).toBe(true);
  });

  it('is free when nothing crosses', () => {
    expect(admitirCruces([], { aceptados: false }).ok).toBe(true);
  });
});

it('ART-01 a code is said with the units of a scan when they are not one', () => {
  expect(decirCodigo('7790001234568', '12.000')).toBe('7790001234568 por 12');
  expect(decirCodigo('OC-264', '1.000')).toBe('OC-264');
});

it('INV-29 a quantity is admitted exactly when rounding it to the decimals of its unidad changes nothing', () => {
  const cantidades = fc.integer({ min: 1, max: 10 ** 9 }).map((milesimos) => (milesimos / 1000).toFixed(3));
  fc.assert(
    fc.property(cantidades, fc.integer({ min: 0, max: 3 }), (cantidad, decimales) => {
      const entera = decimal(cantidad).round(decimales).eq(cantidad);
      expect(problemaDeDecimales(cantidad, decimales) === null).toBe(entera);
    }),
  );
  expect([problemaDeDecimales('0.5', 0), problemaDeDecimales('0.125', 2)]).toEqual([
    'La unidad de este artículo no admite decimales.',
    'La unidad de este artículo admite hasta 2 decimales.',
  ]);
});
