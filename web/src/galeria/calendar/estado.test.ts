import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '#galeria/api-falsa/entidades/calendar.ts';
import { muestrasDeCalendario } from '#galeria/api-falsa/muestras/calendar.ts';
import {
  agregarEvento,
  cambiarEvento,
  devolverEvento,
  empezarEn,
  estirarEvento,
  moverEvento,
  quitarEvento,
  reparosDe,
  reponerEvento,
  ultimoDia,
} from './estado.ts';
import { celdaSiguiente, corrimientoDe, huecoEntre } from './lugares.ts';

const reunion: CalendarEvent = {
  id: 4,
  title: 'Reunión',
  start: '2026-11-23T10:00',
  end: '2026-11-23T11:30',
  allDay: false,
  color: 'green',
};
const feria: CalendarEvent = { ...reunion, id: 5, start: '2026-11-19T09:00', end: '2026-11-22T10:00', allDay: true };

it('there are seven samples around today, whatever the month, and each can be saved', () => {
  for (const hoy of ['2026-11-22', '2026-02-28', '2027-01-01', '2026-12-31']) {
    const eventos = muestrasDeCalendario(hoy);
    expect(new Set(eventos.map(({ id }) => id)).size).toBe(7);
    expect(eventos.map(reparosDe)).toEqual(eventos.map(() => ({})));
    expect(eventos.filter(({ allDay }) => allDay)).toHaveLength(4);
  }
  expect(muestrasDeCalendario('2026-12-31').find(({ id }) => id === 2)?.start).toBe('2027-01-01T10:30');
});

describe('F16', () => {
  it('an event is known by its id: of two with the same title only one changes', () => {
    const dos = agregarEvento([reunion], { ...reunion, color: 'red' });
    expect(dos.map(({ id }) => id)).toEqual([4, 5]);
    const cambiados = cambiarEvento(dos, { ...reunion, color: 'azure' });
    expect(cambiados.map(({ color }) => color)).toEqual(['azure', 'red']);
    expect(dos[0]).toBe(reunion);
    expect(reponerEvento(quitarEvento(dos, 4), dos, 4)).toEqual(dos);
  });

  it('the end has to be later than the start; of whole days it may be the same day', () => {
    expect(reparosDe({ ...reunion, end: '2026-11-23T09:59' })).toEqual({ end: 'antes' });
    expect(reparosDe({ ...reunion, end: reunion.start })).toEqual({ end: 'antes' });
    expect(reparosDe({ ...reunion, end: '2026-11-23T09:00', allDay: true })).toEqual({});
    expect(reparosDe({ ...feria, end: '2026-11-18T23:00' })).toEqual({ end: 'antes' });
  });
});

it('undoing takes back only what it undoes: what was changed or added meanwhile stays', () => {
  const movida = moverEvento(reunion, { dias: 1, minutos: 30 });
  const [editada] = cambiarEvento([movida], { ...movida, title: 'Otra', color: 'red' });
  expect(editada && devolverEvento([editada], reunion, movida)).toEqual([{ ...reunion, title: 'Otra', color: 'red' }]);
  const agregada = agregarEvento(quitarEvento([reunion, feria], 5), { ...feria, title: 'Nueva' });
  expect(reponerEvento(agregada, [reunion, feria], 5).map(({ id, title }) => `${id} ${title}`)).toEqual([
    '4 Reunión',
    '6 Reunión',
    '5 Nueva',
  ]);
});

it('each of two moves takes back its own, whichever is undone first, and none leaves what could not be saved', () => {
  const movida = moverEvento(reunion, { dias: 1, minutos: 30 });
  const estirada = estirarEvento(movida, { dias: 0, minutos: 45 });
  const sinMover = devolverEvento([estirada], reunion, movida);
  expect(sinMover).toEqual([estirarEvento(reunion, { dias: 0, minutos: 45 })]);
  expect(devolverEvento(sinMover, movida, estirada)).toEqual([reunion]);
  const acortada = { ...estirada, start: '2026-11-24T12:00' };
  expect(devolverEvento([acortada], movida, estirada)).toEqual([acortada]);
});

it('the title and both dates are needed', () => {
  expect(reparosDe({ ...reunion, title: '  ', start: 'T10:00', end: '2026-11-31T10:00' })).toEqual({
    title: 'falta',
    start: 'falta',
    end: 'falta',
  });
});

it('moving keeps what it lasts; stretching moves its end, and leaves a quarter of an hour or a day', () => {
  expect(moverEvento(reunion, { dias: 1, minutos: -30 })).toMatchObject({
    start: '2026-11-24T09:30',
    end: '2026-11-24T11:00',
  });
  expect(estirarEvento(reunion, { dias: 0, minutos: 45 }).end).toBe('2026-11-23T12:15');
  expect(estirarEvento(reunion, { dias: -3, minutos: 0 }).end).toBe('2026-11-23T10:15');
  expect(estirarEvento(feria, { dias: 1, minutos: 0 }).end.slice(0, 10)).toBe('2026-11-23');
  expect(estirarEvento(feria, { dias: -9, minutos: 0 }).end.slice(0, 10)).toBe('2026-11-19');
});

it('a new start takes the end with it, unless the event was wrong already', () => {
  expect(empezarEn(reunion, '2026-11-25T08:00').end).toBe('2026-11-25T09:30');
  expect(empezarEn({ ...reunion, end: '2026-11-01T08:00' }, '2026-11-25T08:00').end).toBe('2026-11-01T08:00');
  expect(empezarEn(reunion, 'T08:00').end).toBe(reunion.end);
  const aMedias = empezarEn(reunion, 'T10:00');
  expect(empezarEn(aMedias, '2026-11-05T10:00', reunion.start).end).toBe('2026-11-05T11:30');
});

it('what ends at midnight takes nothing of the next day', () => {
  expect(ultimoDia({ ...reunion, end: '2026-11-24T00:00' })).toBe('2026-11-23');
  expect(ultimoDia({ ...reunion, end: '2026-11-24T00:00', allDay: true })).toBe('2026-11-24');
});

describe('the places of a grid', () => {
  it('give the time between two of them, in any order, and an hour for a single one', () => {
    const lugar = (dia: string, minuto: number | null) => ({ dia, minuto });
    expect(huecoEntre(lugar('2026-11-25', null), lugar('2026-11-23', null))).toMatchObject({
      start: '2026-11-23T09:00',
      end: '2026-11-25T10:00',
      allDay: true,
    });
    expect(huecoEntre(lugar('2026-11-23', 700), lugar('2026-11-23', 615))).toMatchObject({
      start: '2026-11-23T10:00',
      end: '2026-11-23T12:00',
      allDay: false,
    });
    expect(huecoEntre(lugar('2026-11-23', 1425), lugar('2026-11-23', 1425)).end).toBe('2026-11-24T00:30');
    expect(corrimientoDe(lugar('2026-11-23', null), lugar('2026-11-25', 60))).toEqual({ dias: 2, minutos: 0 });
  });

  it('are walked with the arrows, which follow the direction of the page', () => {
    const enMes = { dia: '2026-11-30', hora: null };
    expect(celdaSiguiente(enMes, 'ArrowRight', false)).toEqual({ dia: '2026-12-01', hora: null });
    expect(celdaSiguiente(enMes, 'ArrowRight', true)?.dia).toBe('2026-11-29');
    expect(celdaSiguiente(enMes, 'ArrowDown', false)?.dia).toBe('2026-12-07');
    expect(celdaSiguiente(enMes, 'End', false)?.dia).toBe('2026-12-06');
    expect(celdaSiguiente({ dia: '2026-11-23', hora: 0 }, 'ArrowUp', false)).toEqual({ dia: '2026-11-23', hora: -1 });
    expect(celdaSiguiente({ dia: '2026-11-23', hora: 23 }, 'ArrowDown', false)?.hora).toBe(23);
    expect(celdaSiguiente(enMes, 'a', false)).toBeNull();
  });
});
