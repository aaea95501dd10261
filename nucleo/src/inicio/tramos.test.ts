import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diasDeStock, diasDespues, iniciosDe, mismoDiaAntes, tramosDeCifras } from './tramos.ts';

const dia = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((fecha) => fecha.toISOString().slice(0, 10));

describe('the points of the chart of sales', () => {
  it('begin on Mondays, on the first of each month, on the first of each year; the last one is running', () => {
    // The 20th of November of 2026 is a Friday.
    expect(iniciosDe('semana', '2026-11-20')).toEqual([
      ...['2026-08-31', '2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28', '2026-10-05'],
      ...['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
    ]);
    expect(iniciosDe('semana', '2026-11-22').at(-1)).toBe('2026-11-16');
    expect(iniciosDe('semana', '2026-11-23').at(-1)).toBe('2026-11-23');
    expect(iniciosDe('mes', '2026-11-20')).toEqual([
      ...['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'],
      ...['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'],
    ]);
    expect(iniciosDe('anio', '2026-11-20')).toEqual([
      ...['2022-01-01', '2023-01-01', '2024-01-01', '2025-01-01', '2026-01-01'],
    ]);
  });

  it('always grow, and hold the day itself in the last one', () => {
    fc.assert(
      fc.property(dia, fc.constantFrom('semana', 'mes', 'anio'), (hoy, paso) => {
        const inicios = iniciosDe(paso, hoy);
        expect(inicios).toEqual([...new Set(inicios)].sort());
        const ultimo = inicios.at(-1) ?? '';
        expect(ultimo <= hoy && diasDespues(ultimo, { semana: 7, mes: 31, anio: 366 }[paso]) > hoy).toBe(true);
      }),
    );
  });
});

describe('the same day before', () => {
  it('is not in a month that ends sooner', () => {
    expect(mismoDiaAntes('2026-11-20', 1)).toBe('2026-10-20');
    expect(mismoDiaAntes('2026-01-31', 1)).toBe('2025-12-31');
    expect(mismoDiaAntes('2026-03-31', 1)).toBe(null);
    expect(mismoDiaAntes('2028-02-29', 12)).toBe(null);
  });

  it('the figures ask for last year up to it, and for what is compared with last month or week', () => {
    expect(tramosDeCifras('2026-11-20')).toEqual([
      { desde: '2025-01-01', hasta: '2025-11-20' },
      { desde: '2026-01-01', hasta: '2026-11-20' },
    ]);
    expect(tramosDeCifras('2026-01-05')).toEqual([
      { desde: '2025-01-01', hasta: '2025-01-05' },
      { desde: '2025-12-01', hasta: '2026-01-05' },
    ]);
    expect(tramosDeCifras('2028-02-29')[0]).toEqual({ desde: '2027-01-01', hasta: '2027-02-28' });
  });

  it('and no day is asked for twice', () => {
    fc.assert(
      fc.property(dia, (hoy) => {
        const [antes, corriente] = tramosDeCifras(hoy);
        expect(antes.desde <= antes.hasta && antes.hasta < corriente.desde && corriente.desde <= hoy).toBe(true);
      }),
    );
  });
});

it('the stock is valued one day a week, up to today', () => {
  const dias = diasDeStock('2026-11-20');
  expect([dias.length, dias[0], dias[11], dias[12]]).toEqual([13, '2026-08-28', '2026-11-13', '2026-11-20']);
});
