import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { etiquetaDeFormato, NOMBRES_DE_FORMATO } from '#i18n/formatos.ts';
import { usarRegion } from '#i18n/region.ts';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { leerDecimal, textoEditable } from './leer-decimal.ts';

afterEach(() => usarRegion('es-AR'));

const valor = (texto: string, decimales = 2) => {
  const leido = leerDecimal(texto, decimales);
  return leido.estado === 'valido' ? leido.valor : leido.estado;
};

describe('leerDecimal', () => {
  it('takes comma and point alike', () => {
    expect(['1234,56', '1234.56', '1.234,56', '$ 1.234.567,8', ' 7 '].map((texto) => valor(texto))).toEqual([
      '1234.56',
      '1234.56',
      '1234.56',
      '1234567.8',
      '7',
    ]);
  });

  it('takes any minus', () => {
    expect(['-3', '\u22123', '–3,5', '+3'].map((texto) => valor(texto))).toEqual(['-3', '-3', '-3.5', '3']);
  });

  it('asks what 1.234 means where decimals are possible', () => {
    expect(leerDecimal('1.234', 3)).toEqual({ estado: 'ambiguo', conMiles: '1234', conDecimales: '1,234' });
    expect(valor('1.234', 0)).toBe('1234');
    expect(valor('0.125', 3)).toBe('0.125');
    expect(valor('1.2345', 4)).toBe('1.2345');
    expect(valor('1.234.567', 3)).toBe('1234567');
  });

  it('refuses what is not a number', () => {
    for (const texto of ['abc', '1,2,3', '1.23.456', '12.34,5', '-', ',', '1e5', '1,234.56']) {
      expect(leerDecimal(texto, 2).estado, texto).toBe('invalido');
    }
    expect(leerDecimal('  ', 2).estado).toBe('vacio');
  });

  it('takes the marks of a region that puts a point before the decimals, and still asks where both could be meant', () => {
    usarRegion('en');
    expect(['1,234.56', '1234.56', '1234,56', '1.234'].map((texto) => valor(texto, 3))).toEqual([
      '1234.56',
      '1234.56',
      '1234.56',
      '1.234',
    ]);
    expect(leerDecimal('1,234', 3)).toEqual({ estado: 'ambiguo', conMiles: '1234', conDecimales: '1.234' });
    expect(valor('1,234', 0)).toBe('1234');
    expect(leerDecimal('1.234,56', 2).estado).toBe('invalido');
    expect(textoEditable('1234.5')).toBe('1234.5');
  });

  it('takes the digits of other keyboards', () => {
    usarRegion('ar');
    expect(valor('\u0661\u0662.\u0665')).toBe('12.5');
    usarRegion('hi-IN');
    expect(valor('\u0967\u096f.\uff15')).toBe('19.5');
  });

  it('reads back whatever the product writes, in every region', () => {
    const decimales = fc
      .tuple(fc.boolean(), fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 0, max: 999 }))
      .map(([negativo, entera, mil]) => {
        const fraccion = String(mil).padStart(3, '0').replace(/0+$/, '');
        const texto = fraccion === '' ? String(entera) : `${entera}.${fraccion}`;
        return negativo && Number(texto) !== 0 ? `-${texto}` : texto;
      });
    const regiones = fc.constantFrom('es-AR', ...NOMBRES_DE_FORMATO.map(etiquetaDeFormato));
    fc.assert(
      fc.property(decimales, regiones, (numero, region) => {
        usarRegion(region);
        const leido = leerDecimal(formatearCantidad(numero), 3);
        // Thousands without decimals are the one thing it asks about.
        if (leido.estado === 'ambiguo') expect(leido.conMiles).toBe(numero);
        else expect(leido).toEqual({ estado: 'valido', valor: numero });
        expect(valor(textoEditable(numero), 3)).toBe(numero);
      }),
      { numRuns: 500 },
    );
  });
});
