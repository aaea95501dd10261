import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textoUnitario } from '#comun/dinero.ts';
import { IVAS, IVAS_EN_ORDEN, ivaEnColumna, ivaHeredado, netoYFinal, textoDeIva } from './iva.ts';

describe('ART-16 inherited rate', () => {
  it('is that of the nearest level that has one', () => {
    expect(ivaHeredado({ subfamilia: '0', familia: '27', rubro: '5' })).toEqual({ iva: '0', de: 'subfamilia' });
    expect(ivaHeredado({ subfamilia: null, familia: '10.5', rubro: '5' })).toEqual({ iva: '10.5', de: 'familia' });
    expect(ivaHeredado({ subfamilia: null, familia: null, rubro: 'EXENTO' })).toEqual({ iva: 'EXENTO', de: 'rubro' });
    expect(ivaHeredado({ subfamilia: null, familia: null, rubro: null })).toEqual({ iva: '21', de: 'general' });
  });
});

describe('PRE-14 net and with IVA', () => {
  it('adds to a net lista and takes out of one that includes it', () => {
    const neta = netoYFinal('18450', { iva: '21', incluyeIva: false });
    expect([textoUnitario(neta.neto), textoUnitario(neta.conIva)]).toEqual(['18450.00', '22324.50']);
    const final = netoYFinal('121', { iva: '21', incluyeIva: true });
    expect([textoUnitario(final.neto), textoUnitario(final.conIva)]).toEqual(['100.00', '121.00']);
  });

  it('adds nothing to 0 %, exento or no gravado', () => {
    for (const iva of ['0', 'EXENTO', 'NO_GRAVADO'] as const) {
      expect(textoUnitario(netoYFinal('50', { iva, incluyeIva: false }).conIva)).toBe('50.00');
    }
  });

  it('taking out and adding again gives the same price', () => {
    const importes = fc.integer({ min: 0, max: 10 ** 12 }).map((diezmilesimos) => (diezmilesimos / 10_000).toFixed(4));
    fc.assert(
      fc.property(importes, fc.constantFrom(...IVAS), (importe, iva) => {
        const { neto } = netoYFinal(importe, { iva, incluyeIva: true });
        const { conIva } = netoYFinal(neto, { iva, incluyeIva: false });
        expect(textoUnitario(conIva)).toBe(textoUnitario(importe));
      }),
    );
  });
});

it('argentina 1.3 the three that add nothing are three, in words and in a column; a rate in a column is a number', () => {
  expect(IVAS_EN_ORDEN.map(textoDeIva)).toEqual([
    ...['No gravado', 'Exento', '0 %', '2,5 %', '5 %', '10,5 %', '21 %', '27 %'],
  ]);
  expect(IVAS_EN_ORDEN.map(ivaEnColumna)).toEqual(['No gravado', 'Exento', '0', '2.5', '5', '10.5', '21', '27']);
  expect(IVAS_EN_ORDEN.toSorted()).toEqual(IVAS.toSorted());
});
