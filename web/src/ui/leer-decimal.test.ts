import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatearCantidad } from './formato.ts';
import { leerDecimal, textoEditable } from './leer-decimal.ts';

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

  it('reads back whatever the product writes', () => {
    const decimales = fc
      .tuple(fc.boolean(), fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 0, max: 999 }))
      .map(([negativo, entera, mil]) => {
        const fraccion = String(mil).padStart(3, '0').replace(/0+$/, '');
        const texto = fraccion === '' ? String(entera) : `${entera}.${fraccion}`;
        return negativo && Number(texto) !== 0 ? `-${texto}` : texto;
      });
    fc.assert(
      fc.property(decimales, (numero) => {
        const escrito = formatearCantidad(numero);
        const leido = leerDecimal(escrito, 3);
        if (leido.estado === 'ambiguo') expect(escrito).not.toContain(',');
        else expect(leido).toEqual({ estado: 'valido', valor: numero });
        expect(valor(textoEditable(numero), 3)).toBe(numero);
      }),
    );
  });
});
