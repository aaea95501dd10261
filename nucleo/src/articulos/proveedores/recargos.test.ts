import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, sumar } from '#comun/decimal.ts';
import { desgloseDeCosto, netoDe } from './descuentos.ts';
import {
  escribirRecargos,
  esImporteDeRecargo,
  leerRecargos,
  type Recargo,
  recargosEn,
  sonLosMismosRecargos,
} from './recargos.ts';

const flete = { nombre: 'Flete', tipo: 'PORCENTAJE', valor: '10' } as const;
const gasto = { nombre: 'Gasto fijo', tipo: 'IMPORTE', valor: '5', moneda: 'ARS' } as const;

describe('RN-18 recargos on a cost', () => {
  it('are added after the discounts, each over what the ones before it leave', () => {
    expect(netoDe('100', ['20', '10', '10', '5'], [flete])).toBe('67.716');
    expect(netoDe('100', ['20', '10', '10', '5'], [flete, gasto])).toBe('72.716');
    expect(netoDe('100', ['20', '10', '10', '5'], [gasto, flete])).toBe('73.216');
    expect(netoDe('100', [], [])).toBe('100.00');
  });

  it('say how the cost comes out', () => {
    expect(desgloseDeCosto('100', ['20', '10', '10', '5'], [flete, gasto])).toEqual({
      descuento: '38.44',
      recargos: [
        { recargo: flete, suma: '6.156' },
        { recargo: gasto, suma: '5.00' },
      ],
      neto: '72.716',
    });
  });

  it('an amount in another currency is taken at the rate of the day, and without one there is no cost', () => {
    expect(recargosEn([flete, gasto], 'ARS', null)).toEqual([flete, gasto]);
    expect([recargosEn([gasto], 'USD', null), recargosEn([flete, gasto], 'USD', null)]).toEqual([null, null]);
    const enDolares = recargosEn([gasto], 'USD', '1500') ?? [];
    expect(enDolares).toEqual([{ ...gasto, enMoneda: '0.0033' }]);
    expect(netoDe('100', [], enDolares)).toBe('100.0033');
    // Looked at again, at the rate of then; back in its own currency, it is what it was.
    expect(recargosEn(enDolares, 'USD', '1000')).toEqual([{ ...gasto, enMoneda: '0.005' }]);
    expect(recargosEn(enDolares, 'ARS', '1000')).toEqual([gasto]);
    const aduana = { nombre: 'Aduana', tipo: 'IMPORTE', valor: '3.5', moneda: 'USD' } as const;
    const enPesos = recargosEn([flete, aduana], 'ARS', '1450.5') ?? [];
    expect(enPesos).toEqual([flete, { ...aduana, enMoneda: '5076.75' }]);
    expect(netoDe('1000', [], enPesos)).toBe('6176.75');
    // They say the same whatever it comes to, and another amount is another one.
    expect(sonLosMismosRecargos(enPesos, [flete, aduana])).toBe(true);
    expect(sonLosMismosRecargos(enPesos, [flete, { ...aduana, valor: '3.4' }])).toBe(false);
  });

  it('are read as people write them, and what is no recargo is told', () => {
    expect(leerRecargos(' Flete 10 % + Gasto fijo $5 ')).toEqual({ ok: true, value: [flete, gasto] });
    const grande = leerRecargos('Despacho de aduana U$S 1.500,75');
    expect(grande.ok && grande.value).toMatchObject([
      { nombre: 'Despacho de aduana', valor: '1500.75', moneda: 'USD' },
    ]);
    expect(leerRecargos('')).toEqual({ ok: true, value: [] });
    const largo = 'F'.repeat(41);
    expect(leerRecargos(`${largo.slice(1)} 1 %`).ok).toBe(true);
    for (const texto of [
      '10 %',
      'Flete',
      'Flete 0 %',
      'Flete 1001 %',
      'Flete 5',
      'Gasto $ 0',
      'Flete 5 % +',
      '+',
      `${largo} 1 %`,
    ]) {
      expect([texto, leerRecargos(texto).ok]).toEqual([texto, false]);
    }
    expect(leerRecargos(Array.from({ length: 7 }, () => 'Flete 1 %').join('+')).ok).toBe(false);
  });

  it('are written with their sign, and in the currency that their sign says, however it is written', () => {
    const leidos = leerRecargos('Uno $ 1500,5 + Dos ars 2 + Tres usd 3,5 + Cuatro us$ 4 + Cinco 12,50 %');
    expect(leidos.ok && escribirRecargos(leidos.value)).toBe(
      'Uno $ 1.500,50 + Dos $ 2,00 + Tres USD 3,50 + Cuatro USD 4,00 + Cinco 12,5 %',
    );
  });

  it('are of an amount up to a thousand million, of four decimals', () => {
    const importes = ['0.0001', '1000000000', '0', '0.00001', '1000000000.01', '-1', 'x'];
    expect(importes.map(esImporteDeRecargo)).toEqual([true, true, ...Array(5).fill(false)]);
  });

  it('read a point as people mean it: before decimals of a small number, between thousands, or not at all', () => {
    const valorDe = (texto: string) => {
      const leidos = leerRecargos(texto);
      return leidos.ok ? leidos.value[0]?.valor : leidos.error;
    };
    expect(valorDe('Aduana USD 0.125')).toBe('0.125');
    expect(valorDe('Flete 0.750 %')).toBe('0.750');
    expect(valorDe('Gasto $ 12.5')).toBe('12.5');
    expect(valorDe('Gasto $ 1.234.567')).toBe('1234567');
    expect(valorDe('Flete 1.000 %')).toBe('1000');
    expect(valorDe('Gasto $ 1.500')).toContain('En «Gasto $ 1.500» no se sabe si el punto separa miles o decimales');
    expect(valorDe('Flete 5 % + Aduana USD 3.125')).toContain('«Aduana USD 3.125»');
  });

  const valor = fc.integer({ min: 1, max: 99_999 }).map((n) => decimal(n).div(100).toFixed());
  const recargo: fc.Arbitrary<Recargo> = fc.oneof(
    valor.map((n) => ({ nombre: 'Flete', tipo: 'PORCENTAJE' as const, valor: n })),
    fc
      .tuple(valor, fc.constantFrom('ARS' as const, 'USD' as const))
      .map(([n, moneda]) => ({ nombre: 'Despacho 2', tipo: 'IMPORTE' as const, valor: n, moneda })),
  );
  const recargos = fc.array(recargo, { maxLength: 6 });

  it('what is written is read back', () => {
    fc.assert(
      fc.property(recargos, (todos) => {
        const leidos = leerRecargos(escribirRecargos(todos));
        expect(leidos.ok && escribirRecargos(leidos.value)).toBe(escribirRecargos(todos));
      }),
    );
  });

  it('one more never makes it cheaper, and what each adds makes up the cost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), recargos, recargo, (lista, todos, otro) => {
        expect(decimal(netoDe(lista, [], [...todos, otro])).gte(netoDe(lista, [], todos))).toBe(true);
        const { recargos: sumados, neto } = desgloseDeCosto(lista, [], todos);
        const total = sumar([lista, ...sumados.map(({ suma }) => suma)]);
        expect(total.minus(neto).abs().lte('0.001')).toBe(true);
      }),
    );
  });
});
