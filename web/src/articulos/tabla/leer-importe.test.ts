import { describe, expect, it } from 'vitest';
import { leerImporte } from './leer-importe.ts';

describe('TD-09 an amount as people write it in a cell', () => {
  it.each([
    ['$ 2500', 'ARS', '2500'],
    ['$1.234,50', 'ARS', '1234.5'],
    ['ARS 10', 'ARS', '10'],
    ['AR$ 10', 'ARS', '10'],
    ['U$S 20,5', 'USD', '20.5'],
    ['usd 20', 'USD', '20'],
    ['US$20', 'USD', '20'],
    ['20 USD', 'USD', '20'],
    ['', 'ARS', ''],
  ] as const)('«%s» in a lista in %s', (texto, moneda, valor) => {
    expect(leerImporte(texto, moneda)).toEqual({ valor: expect.stringMatching(new RegExp(`^${valor}0*$`)) });
  });

  it.each([
    ['2.000', 'ARS', 'noSeLee'],
    ['abc', 'ARS', 'noEsImporte'],
    ['EUR 20', 'ARS', 'noEsImporte'],
    ['U$S 20', 'ARS', 'otraMoneda'],
    ['$ 20', 'USD', 'otraMoneda'],
  ] as const)('«%s» in a lista in %s says what is wrong with it', (texto, moneda, problema) => {
    expect(leerImporte(texto, moneda)).toEqual({ problema });
  });

  it('takes points of thousands where it is shown before it is saved', () => {
    expect(leerImporte('$ 2.000', 'ARS', true)).toEqual({ valor: '2000' });
    expect(leerImporte('1.234.567', 'ARS', true)).toEqual({ valor: '1234567' });
    expect(leerImporte('1.500', 'USD', true)).toEqual({ valor: '1500' });
  });
});
