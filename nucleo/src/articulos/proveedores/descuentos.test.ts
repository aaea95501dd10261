import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '#comun/decimal.ts';
import {
  descuentoEquivalente,
  desgloseDeCosto,
  escribirDescuentos,
  esDescuento,
  leerDescuentos,
  netoDe,
} from './descuentos.ts';

const descuento = fc.integer({ min: 1, max: 9999 }).map((centesimos) => decimal(centesimos).div(100).toFixed());
const cadena = fc.array(descuento, { maxLength: 6 });
const costo = fc
  .bigInt({ min: 0n, max: 10n ** 14n })
  .map((diezmilesimos) => decimal(`${diezmilesimos}`).div(10_000).toFixed());

describe('PRE-08 chained discounts', () => {
  it('100 with 20-10-10-5 is 61.56', () => {
    expect(netoDe('100', ['20', '10', '10', '5'])).toBe('61.56');
    expect(descuentoEquivalente(['20', '10', '10', '5'])).toBe('38.44');
    expect(desgloseDeCosto('80', ['12.5'], [])).toEqual({ descuento: '10.00', recargos: [], neto: '70.00' });
    expect(desgloseDeCosto('80', [], [])).toEqual({ descuento: null, recargos: [], neto: '80.00' });
  });

  it('net is the list times what each discount leaves, in whatever order', () => {
    fc.assert(
      fc.property(costo, cadena, (lista, descuentos) => {
        const exacto = descuentos.reduce(
          (queda, d) => queda.times(decimal(1).minus(decimal(d).div(100))),
          decimal(lista),
        );
        expect(decimal(netoDe(lista, descuentos)).minus(exacto).abs().lte('0.00005')).toBe(true);
        expect(netoDe(lista, descuentos.toReversed())).toBe(netoDe(lista, descuentos));
      }),
    );
  });

  it('a discount more never makes it dearer, and none leaves the list as it is', () => {
    fc.assert(
      fc.property(costo, cadena, descuento, (lista, descuentos, otro) => {
        expect(decimal(netoDe(lista, [...descuentos, otro])).lte(netoDe(lista, descuentos))).toBe(true);
        expect(decimal(netoDe(lista, [])).eq(lista)).toBe(true);
      }),
    );
  });

  it('what is written is read back', () => {
    fc.assert(
      fc.property(cadena, (descuentos) => {
        expect(leerDescuentos(escribirDescuentos(descuentos))).toEqual({ ok: true, value: descuentos });
      }),
    );
  });

  it.each([
    ['20+10+10+5', ['20', '10', '10', '5']],
    ['20-10-10-5', ['20', '10', '10', '5']],
    ['20/10/5 %', ['20', '10', '5']],
    ['20 % + 7,5%', ['20', '7.5']],
    [' 12.50 ', ['12.5']],
    ['30 10', ['30', '10']],
    ['0', []],
    ['20+0+5', ['20', '5']],
    ['1+2+3+4+5+6', ['1', '2', '3', '4', '5', '6']],
    ['', []],
  ])('reads «%s»', (escrito, leidos) => {
    expect(leerDescuentos(escrito)).toEqual({ ok: true, value: leidos });
  });

  it.each(['100', 'veinte', '20+', '+10', '150', '20+10,123', '1+2+3+4+5+6+7', '-5', '20++10+'])(
    'refuses «%s»',
    (escrito) => {
      expect(leerDescuentos(escrito).ok).toBe(false);
    },
  );

  it.each(['0', '100', '-5', '5.123', 'x', ''])('«%s» is no discount', (texto) => {
    expect(esDescuento(texto)).toBe(false);
  });
});
