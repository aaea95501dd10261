import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '#comun/decimal.ts';
import { leerNumero, type SignoDecimal, signoDecimal } from './numeros.ts';

const leer = (texto: string, signo?: SignoDecimal, decimales = 4) =>
  leerNumero(texto, { signo, decimales, enteros: 11 });

describe('leerNumero', () => {
  it.each([
    ['2,55', '2.55'],
    ['2.55', '2.55'],
    ['-24.4657', '-24.4657'],
    ['1.234,5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1.234.567', '1234567'],
    ['0,850', '0.85'],
    [' 6 ', '6'],
    [',5', '0.5'],
    ['-0', '0'],
    ['+3', '3'],
  ])('reads %s as %s', (texto, esperado) => {
    const leido = leer(texto);
    expect(leido.ok && decimal(leido.value).eq(esperado)).toBe(true);
  });

  it('settles 1.234 by the other numbers of the file, and refuses it when they do not tell', () => {
    expect(leer('1.234', ',')).toEqual({ ok: true, value: '1234' });
    expect(leer('1.234', '.')).toEqual({ ok: true, value: '1.234' });
    expect(leer('1,234', ',')).toEqual({ ok: true, value: '1.234' });
    expect(leer('1.234')).toEqual({ ok: false, error: expect.stringContaining('miles o decimales') });
  });

  it.each(['', 'seis', '1,2,3', '12.34.56', '1.23,4.5', '-', '.', '1e5', '12-', '$ 5'])('refuses «%s»', (texto) => {
    expect(leer(texto)).toMatchObject({ ok: false });
  });

  it('INV-29 refuses more decimals, or more figures, than fit', () => {
    expect(leer('2,5', ',', 0)).toEqual({ ok: false, error: 'No admite decimales.' });
    expect(leer('2,12345', ',')).toEqual({ ok: false, error: 'Admite hasta 4 decimales.' });
    expect(['99999999999', '-99999999999,9999'].map((uno) => leer(uno).ok)).toEqual([true, true]);
    for (const grande of ['100000000000', '123456789012', '-123456789012']) {
      expect(leer(grande)).toEqual({ ok: false, error: 'Es demasiado grande: admite hasta 11 cifras enteras.' });
    }
  });

  it('reads back every number written with thousands and decimals, by either custom', () => {
    const custom = fc.constantFrom<SignoDecimal>(',', '.');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.nat({ max: 9999 }), custom, (entero, fraccion, signo) => {
        const miles = signo === ',' ? '.' : ',';
        const agrupado = String(entero).replace(/\B(?=(\d{3})+$)/g, miles);
        const leido = leer(`${agrupado}${signo}${String(fraccion).padStart(4, '0')}`, signo);
        expect(leido.ok && decimal(leido.value).eq(decimal(entero).plus(decimal(fraccion).div(10_000)))).toBe(true);
      }),
    );
  });
});

it('does not take the decimal sign of hundreds of numbers from a few, that may be the mistake', () => {
  const miles = Array.from({ length: 300 }, (_, i) => `${10 + (i % 90)}.500`);
  expect(signoDecimal([...miles, '0.50'])).toBeUndefined();
  expect(signoDecimal([...miles.map((uno) => uno.replace('.', ',')), '0,50'])).toBeUndefined();
  // Those that say the other sign leave no doubt of these.
  expect(signoDecimal([...miles, '1.250,50'])).toBe(',');
  expect(signoDecimal([...miles, ...miles.slice(0, 40).map((uno) => uno.slice(0, -1))])).toBe('.');
});

it('tells the decimal sign of a file by its unmistakable numbers', () => {
  expect(signoDecimal(['6', '2,55', '1.234', '12'])).toBe(',');
  expect(signoDecimal(['-24.4657480', '1,234'])).toBe('.');
  expect(signoDecimal(['6', '1.234', 'n/d', ''])).toBeUndefined();
  expect(signoDecimal(['$ 1.500', '$ 1.234,50', 'U$S 2,10'])).toBe(',');
  // What is no number tells nothing, and as many of one as of the other do not tell.
  expect([signoDecimal(['ver 2,5', '1.234']), signoDecimal(['2,55', '2.55'])]).toEqual([undefined, undefined]);
  // One may stand for ten that mean two, and for no more.
  const dudosos = (cuantos: number) => signoDecimal([...Array<string>(cuantos).fill('1,234'), '2,5']);
  expect([dudosos(10), dudosos(11)]).toEqual([',', undefined]);
});
