import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '#galeria/api-falsa/entidades/calendar.ts';
import { diasDelMes, semanaDe, semanasDelMes, sumarDias, sumarMeses, sumarMinutos } from './dias.ts';
import { bloquesDe, escondidos, tramosDe } from './disposicion.ts';

const evento = (id: number, start: string, end: string, allDay = false): CalendarEvent => ({
  id,
  title: `Evento ${id}`,
  start,
  end,
  allDay,
  color: 'default',
});
const dias = semanaDe('2026-11-18');

describe('the days', () => {
  it('a month is shown in the weeks it touches, from Monday', () => {
    expect(dias[0]).toBe('2026-11-16');
    const noviembre = semanasDelMes('2026-11-22');
    expect(noviembre).toHaveLength(6);
    expect([noviembre[0]?.[0], noviembre.at(-1)?.[6]]).toEqual(['2026-10-26', '2026-12-06']);
    expect(semanasDelMes('2027-02-10')).toHaveLength(4);
  });

  it('every month has all its days in its weeks, once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (cuantos) => {
        const dia = sumarDias('1970-01-01', cuantos);
        const mostrados = semanasDelMes(dia).flat();
        expect(new Set(mostrados).size).toBe(mostrados.length);
        for (const uno of diasDelMes(dia)) expect(mostrados).toContain(uno);
        expect(new Date(`${mostrados[0]}T00:00:00Z`).getUTCDay()).toBe(1);
      }),
    );
  });

  it('a month on from the 31st is the last of the month', () => {
    expect(sumarMeses('2026-01-31', 1)).toBe('2026-02-28');
    expect(sumarMeses('2026-12-15', 1)).toBe('2027-01-15');
    expect(sumarMeses('2026-01-15', -1)).toBe('2025-12-15');
  });
});

const eventos = fc
  .array(fc.record({ empieza: fc.integer({ min: -3000, max: 12_000 }), dura: fc.integer({ min: 1, max: 5000 }) }), {
    maxLength: 12,
  })
  .map((todos) =>
    todos.map(({ empieza, dura }, i) => {
      const start = sumarMinutos('2026-11-16T00:00', empieza);
      return evento(i + 1, start, sumarMinutos(start, dura), i % 3 === 0);
    }),
  );

describe('the lines of a row of days', () => {
  it('one that comes from before and goes on after fills the row', () => {
    const [tramo] = tramosDe(dias, [evento(1, '2026-11-10T09:00', '2026-11-30T09:00', true)]);
    expect(tramo).toMatchObject({ desde: 0, largo: 7, carril: 0, viene: true, sigue: true });
    expect(tramosDe(dias, [evento(1, '2026-11-23T00:00', '2026-11-23T01:00')])).toEqual([]);
  });

  it('no two events are on the same line of a day, and none is lost', () => {
    fc.assert(
      fc.property(eventos, (todos) => {
        const tramos = tramosDe(dias, todos);
        const ocupados = tramos.flatMap(({ desde, largo, carril }) =>
          Array.from({ length: largo }, (_, i) => `${desde + i}/${carril}`),
        );
        expect(new Set(ocupados).size).toBe(ocupados.length);
        const aLaVista = ocupados.filter((uno) => Number(uno.split('/')[1]) < 3).length;
        expect(aLaVista + escondidos(tramos, 7, 3).reduce((suma, n) => suma + n, 0)).toBe(ocupados.length);
      }),
    );
  });
});

describe('the columns of a day', () => {
  it('those that share some time share the width, and the rest have it all', () => {
    const bloques = bloquesDe('2026-11-18', [
      evento(1, '2026-11-18T09:00', '2026-11-18T10:00'),
      evento(2, '2026-11-18T09:30', '2026-11-18T11:00'),
      evento(3, '2026-11-18T10:00', '2026-11-18T10:30'),
      evento(4, '2026-11-18T23:00', '2026-11-19T00:00'),
    ]);
    expect(bloques.map(({ columna, columnas }) => `${columna}/${columnas}`)).toEqual(['0/2', '1/2', '0/2', '0/1']);
    expect(bloques.at(-1)).toMatchObject({ desde: 1380, hasta: 1440 });
  });

  it('one that lasts less than what is drawn for it leaves its room free', () => {
    const bloques = bloquesDe('2026-11-18', [
      evento(1, '2026-11-18T09:00', '2026-11-18T09:15'),
      evento(2, '2026-11-18T09:15', '2026-11-18T09:45'),
      evento(3, '2026-11-18T09:45', '2026-11-18T10:15'),
    ]);
    expect(bloques.map(({ columna, columnas }) => `${columna}/${columnas}`)).toEqual(['0/2', '1/2', '0/1']);
  });

  it('no two that overlap have the same column', () => {
    fc.assert(
      fc.property(eventos, fc.constantFrom(...dias), (todos, dia) => {
        const bloques = bloquesDe(dia, todos);
        for (const uno of bloques) {
          expect(uno.columna).toBeLessThan(uno.columnas);
          for (const otro of bloques) {
            if (uno !== otro && uno.desde < otro.hasta && otro.desde < uno.hasta) {
              expect(uno.columna).not.toBe(otro.columna);
            }
          }
        }
      }),
    );
  });
});
