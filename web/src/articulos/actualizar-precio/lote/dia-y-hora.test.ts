import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { horaDe, instanteDe } from './dia-y-hora.ts';

describe('a day and an hour of Argentina', () => {
  it('come back as they were written', () => {
    const minutos = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        minutos,
        (fecha, n) => {
          const dia = fecha.toISOString().slice(0, 10);
          const hora = `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`;
          expect(horaDe(instanteDe(dia, hora)?.toISOString() ?? '')).toBe(hora);
        },
      ),
    );
  });

  it.each([
    ['', '08:00'],
    ['2026-11-24', ''],
    ['2026-11-24', '25:00'],
  ])('«%s» at «%s» is no moment', (dia, hora) => {
    expect(instanteDe(dia, hora)).toBeNull();
  });
});
