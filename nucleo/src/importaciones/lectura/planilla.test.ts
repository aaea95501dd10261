import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leerFechaHora } from './fechas.ts';
import { leerNumero } from './numeros.ts';
import {
  celdaDeNumero,
  celdaDeTexto,
  columnaDeReferencia,
  combinadaDe,
  esErrorDeFormula,
  fechaDeSerie,
  formatoDeCelda,
  sinMarca,
} from './planilla.ts';
import { lectorDe } from './tabla.ts';

const NUMERO = { clase: 'numero' } as const;
const leer = (celda: string, decimales = 4) => leerNumero(celda, { signo: ',', decimales, enteros: 14 });

describe('the number a cell holds', () => {
  it('is what it is, whatever the decimal sign of the texts around it', () => {
    expect(leer(celdaDeNumero('1.234', NUMERO, false))).toEqual({ ok: true, value: '1.234' });
    expect(leer('1.234')).toEqual({ ok: true, value: '1234' });
  });

  it('loses what binary fractions add, and the decimals that its field has no place for', () => {
    expect(sinMarca(celdaDeNumero('0.30000000000000004', NUMERO, false))).toBe('0.3');
    expect(leer(celdaDeNumero('12500.333333333334', NUMERO, false))).toEqual({ ok: true, value: '12500.3333' });
    expect(leer(celdaDeNumero('2.5', NUMERO, false), 0)).toEqual({ ok: false, error: 'No admite decimales.' });
  });

  it('comes back from any number of up to fifteen digits', () => {
    const numeros = fc.record({ entero: fc.integer({ min: -999_999_999, max: 999_999_999 }), cola: fc.nat(999_999) });
    fc.assert(
      fc.property(numeros, ({ entero, cola }) => {
        const numero = Number(`${entero}.${String(cola).padStart(6, '0')}`);
        const leido = leerNumero(celdaDeNumero(String(numero), NUMERO, false), {
          signo: undefined,
          decimales: 6,
          enteros: 12,
        });
        expect(leido.ok && Number(leido.value)).toBe(numero === 0 ? 0 : numero);
      }),
    );
  });

  it('shows that it lost digits when it has more than a spreadsheet keeps', () => {
    expect(celdaDeNumero('12345678901234567890', NUMERO, false)).toBe('1.23456789012346E+19');
  });

  it('is the percentage that people see in its cell, without what binary fractions add', () => {
    const porcentaje = (crudo: string) => sinMarca(celdaDeNumero(crudo, formatoDeCelda(9, undefined), false));
    expect(['0.2', '0.355', '0.28999999999999998', '1', '0', '-0.05'].map(porcentaje)).toEqual([
      '20',
      '35.5',
      '29',
      '100',
      '0',
      '-5',
    ]);
    expect(leer(celdaDeNumero('0.105', formatoDeCelda(10, undefined), false))).toEqual({ ok: true, value: '10.5' });
  });

  it('keeps the zeros its format puts before a code', () => {
    const formato = formatoDeCelda(164, '00000');
    expect(celdaDeNumero('42', formato, false)).toBe('00042');
    expect(celdaDeNumero('123456', formato, false)).toBe('123456');
  });
});

describe('formatoDeCelda', () => {
  it.each([
    [14, undefined, 'fecha'],
    [22, undefined, 'fecha'],
    [4, undefined, 'numero'],
    [170, 'dd/mm/yyyy hh:mm', 'fecha'],
    [170, '[$-2C0A]d "de" mmmm', 'fecha'],
    [170, '[h]:mm', 'fecha'],
    [170, '"días" 0', 'numero'],
    [170, '[Red]#,##0.00', 'numero'],
    [170, 'General', 'numero'],
    [170, '\\d0', 'numero'],
    [170, '0000', 'ceros'],
    [9, undefined, 'porcentaje'],
    [10, undefined, 'porcentaje'],
    [170, '0.0%', 'porcentaje'],
    [170, '[Red]-0 %;0 %', 'porcentaje'],
    [170, '0" %"', 'numero'],
    [170, '0\\%', 'numero'],
  ])('%d %s is %s', (id, codigo, clase) => {
    expect(formatoDeCelda(id, codigo).clase).toBe(clase);
  });
});

describe('fechaDeSerie', () => {
  it.each([
    [1, false, '1900-01-01'],
    [59, false, '1900-02-28'],
    [61, false, '1900-03-01'],
    [46_000, false, '2025-12-09'],
    [46_000.5, false, '2025-12-09 12:00:00'],
    [0.25, false, '06:00:00'],
    [0, true, '00:00:00'],
    [1462, true, '1908-01-02'],
  ])('%d is %s', (serie, desde1904, fecha) => {
    expect(fechaDeSerie(serie, desde1904)).toBe(fecha);
  });

  it('is read back as the same moment, whatever the order of the parts of a date', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 61, max: 2_900_000 }),
        fc.nat(86_399),
        fc.constantFrom('dma', 'mda'),
        (dia, s, orden) => {
          const leida = leerFechaHora(fechaDeSerie(dia + s / 86_400, false) ?? '', orden as 'dma' | 'mda');
          // Midnight in Argentina is three hours later in UTC.
          const esperado = Date.UTC(1899, 11, 30) + dia * 86_400_000 + s * 1000 + 3 * 3_600_000;
          expect(leida.ok && leida.value.getTime()).toBe(esperado);
        },
      ),
    );
  });

  it('is nothing beyond the calendar', () => {
    expect(fechaDeSerie(-1, false)).toBeUndefined();
    expect(fechaDeSerie(3_000_000, false)).toBeUndefined();
  });
});

it('columns count from their letters, up to three', () => {
  expect(['A1', 'Z9', 'AA10', 'XFD1048576'].map(columnaDeReferencia)).toEqual([0, 25, 26, 16_383]);
  expect(['1', '', 'AAAA1'].map(columnaDeReferencia)).toEqual([undefined, undefined, undefined]);
});

it('of merged blocks only those of several rows matter', () => {
  expect(combinadaDe('B2:C9')).toEqual({ columna: 1, desde: 2, hasta: 9 });
  expect(combinadaDe('A1:F1')).toBeUndefined();
  expect(combinadaDe('A9:A2')).toBeUndefined();
});

it('a mark written in a text makes no number of it', () => {
  expect(celdaDeTexto(celdaDeNumero('1.5', NUMERO, false))).not.toContain('\ue000');
});

it('the error of a formula is said, once, and never taken as a value', () => {
  const lector = lectorDe<'a'>({ titulos: ['A'], lugares: { a: 0 } }, ['#N/A'], 2);
  lector.texto('a', 10);
  lector.numero('a', 10);
  expect(lector.rechazos).toHaveLength(1);
  expect(['#REF!', '#¡DIV/0!', '#¿NOMBRE?', '#N/D'].every(esErrorDeFormula)).toBe(true);
  expect(['#1', 'N/A', '# N/A'].some(esErrorDeFormula)).toBe(false);
});
