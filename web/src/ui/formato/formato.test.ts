import { afterEach, describe, expect, it } from 'vitest';
import { usarRegion } from '#i18n/region.ts';
import {
  formatearCantidad,
  formatearCuit,
  formatearDiaLargo,
  formatearDolares,
  formatearEntero,
  formatearFecha,
  formatearFechaHora,
  formatearImporte,
  formatearPesos,
  formatearPorcentaje,
  formatearRelativo,
  formatearUnitario,
  formatearVariacion,
  oVacio,
} from './formato.ts';

afterEach(() => usarRegion('es-AR'));

describe('numbers', () => {
  it('writes money with dots, comma and two decimals', () => {
    expect(formatearPesos('1234.5')).toBe('$\u00a01.234,50');
    expect(formatearPesos('-111404')).toBe('\u2212$\u00a0111.404,00');
    expect(formatearDolares('0.1')).toBe('USD\u00a00,10');
    expect(formatearImporte('1234567.89')).toBe('1.234.567,89');
  });

  it('never goes through a float', () => {
    expect(formatearImporte('99999999999999.99')).toBe('99.999.999.999.999,99');
    expect(formatearImporte('1.005')).toBe('1,01');
  });

  it('keeps the decimals that unit prices and quantities have', () => {
    expect(formatearUnitario('10.5')).toBe('10,50');
    expect(formatearUnitario('10.1234')).toBe('10,1234');
    expect(formatearCantidad('2.500')).toBe('2,5');
    expect(formatearCantidad('-0.125')).toBe('\u22120,125');
    expect(formatearEntero(18_274)).toBe('18.274');
    expect(formatearPorcentaje('11.8')).toBe('11,8\u00a0%');
  });

  it('gives changes their sign', () => {
    expect(['3', '-3', '0'].map(formatearVariacion)).toEqual(['+3', '\u22123', '0']);
  });

  it('writes nothing as an en dash', () => {
    for (const formato of [formatearPesos, formatearImporte, formatearCantidad, formatearPorcentaje]) {
      expect([formato(null), formato(undefined), formato('')]).toEqual(['–', '–', '–']);
    }
    expect([formatearFecha(null), formatearFechaHora(null), formatearRelativo(null), oVacio('')]).toEqual(
      Array(4).fill('–'),
    );
  });
});

describe('dates', () => {
  it('shows days and instants as Argentina reads them', () => {
    expect(formatearFecha('2026-11-20')).toBe('20/11/2026');
    expect(formatearFecha('2026-11-21T01:30:00.000Z')).toBe('20/11/2026');
    expect(formatearFechaHora('2026-11-20T13:42:00.000Z')).toBe('20/11/2026 10:42');
    expect(formatearFechaHora('2026-11-20T03:00:00.000Z')).toBe('20/11/2026 00:00');
  });

  it('says how long ago', () => {
    const ahora = new Date('2026-11-20T12:00:00Z');
    expect(formatearRelativo('2026-11-20T11:55:00Z', ahora)).toBe('hace 5 min');
    expect(formatearRelativo('2026-11-20T11:59:58Z', ahora)).toBe('ahora');
    expect(formatearRelativo('2026-11-19T12:00:00Z', ahora)).toBe('ayer');
    expect(formatearRelativo('2026-11-05T12:00:00Z', ahora)).toBe('hace 2 sem.');
    expect(formatearRelativo('2026-09-19T12:00:00Z', ahora)).toBe('hace 2 meses');
    expect(formatearRelativo('2023-11-19T12:00:00Z', ahora)).toBe('hace 3 años');
  });
});

it('puts the hyphens of a CUIT, and leaves other documents alone', () => {
  expect(formatearCuit('30714820636')).toBe('30-71482063-6');
  expect(formatearCuit('30-71482063-6')).toBe('30-71482063-6');
  expect(formatearCuit('12345678')).toBe('12345678');
});

describe('in another region', () => {
  const enTodas = (escribir: () => string) =>
    ['en', 'fr', 'de-DE', 'ja-JP', 'hi-IN', 'ar'].map((etiqueta) => {
      usarRegion(etiqueta);
      // Which of the narrow spaces it is, is a matter of the region.
      return escribir().replace(/\s/g, ' ');
    });

  it('writes numbers with its marks, always in our digits and with our minus', () => {
    expect(enTodas(() => formatearImporte('-1234567.5'))).toEqual([
      '\u22121,234,567.50',
      '\u22121 234 567,50',
      '\u22121.234.567,50',
      '\u22121,234,567.50',
      '\u221212,34,567.50',
      '\u22121,234,567.50',
    ]);
    expect(enTodas(() => formatearPorcentaje('11.8'))).toEqual([
      '11.8%',
      '11,8 %',
      '11,8 %',
      '11.8%',
      '11.8%',
      '11.8%',
    ]);
  });

  it('says which pesos they are where the sign alone would be read as dollars', () => {
    expect(enTodas(() => formatearPesos('-1234.5'))).toEqual([
      '\u2212ARS 1,234.50',
      '\u22121 234,50 $AR',
      '\u22121.234,50 ARS',
      '\u2212ARS 1,234.50',
      '\u2212ARS 1,234.50',
      '\u22121,234.50 ARS',
    ]);
  });

  it('is as exact as at home', () => {
    expect(enTodas(() => formatearImporte('99999999999999.99'))[0]).toBe('99,999,999,999,999.99');
    usarRegion('en');
    expect(formatearPorcentaje('1234567890123.45')).toBe('1,234,567,890,123.45%');
  });

  it('writes dates in its order, of the day it is in Argentina', () => {
    expect(enTodas(() => formatearFechaHora('2026-11-21T01:30:00.000Z'))).toEqual([
      '11/20/2026 22:30',
      '20/11/2026 22:30',
      '20.11.2026 22:30',
      '2026/11/20 22:30',
      '20/11/2026 22:30',
      '20/11/2026 22:30',
    ]);
    expect(enTodas(() => formatearFecha('2026-11-20'))[0]).toBe('11/20/2026');
    usarRegion('fr');
    expect(formatearRelativo('2026-11-19T12:00:00Z', new Date('2026-11-20T12:00:00Z'))).toBe('hier');
    expect(formatearDiaLargo(new Date('2026-11-20T12:00:00Z'))).toBe('Vendredi 20 novembre');
  });

  it('of which nothing is known, writes as Argentina does', () => {
    usarRegion('xx-XX');
    expect(formatearPesos('1234.5')).toBe('$\u00a01.234,50');
    expect(formatearFecha('2026-11-20')).toBe('20/11/2026');
  });
});
