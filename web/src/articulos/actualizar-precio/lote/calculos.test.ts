import fc from 'fast-check';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { aplicado, fueraDeLimite, linea } from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { estaTildada, marcasPara } from '#ui/tildes.ts';
import { horaDe, instanteDe } from './dia-y-hora.ts';
import { etapasDe } from './etapas.ts';
import { tildeDe } from './lineas/use-marcas.ts';
import { escalaDe } from './rango/escala-de-rango.ts';
import { leerFiltro } from './regla/leer-filtro.ts';

const escala = (variacionMinima: number, variacionMedia: number, variacionMaxima: number, limite: number) =>
  escalaDe(
    {
      variacionMinima: String(variacionMinima),
      variacionMedia: String(variacionMedia),
      variacionMaxima: String(variacionMaxima),
    },
    String(limite),
  );

describe('the scale of what moves', () => {
  it('holds everything it shows, in order, whatever moves', () => {
    const tres = fc.array(fc.integer({ min: -100, max: 10_000 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(tres, fc.integer({ min: 0, max: 10_000 }), (sueltos, limite) => {
        const [minima = 0, media = 0, maxima = 0] = sueltos.toSorted((a, b) => a - b);
        const hecha = escala(minima, media, maxima, limite);
        const lugares = [hecha?.rango.desde, hecha?.media, hecha?.rango.hasta].map(Number);
        expect(lugares).toEqual(lugares.toSorted((a, b) => a - b));
        const todos = [...lugares, Number(hecha?.cero), ...(hecha?.limites ?? [])];
        expect(todos.every((lugar) => lugar >= 0 && lugar <= 100)).toBe(true);
        expect(hecha?.fuera.length).toBe(
          Number(maxima > limite && maxima > minima) + Number(minima < -limite && minima < maxima),
        );
      }),
    );
  });

  it('is not there when nothing moves', () => {
    expect(escalaDe({ variacionMinima: null, variacionMedia: null, variacionMaxima: null }, '30')).toBeNull();
  });
});

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

describe('a tick (PRE-04)', () => {
  it('is there only for what is in and was looked at', () => {
    expect(estaTildada(tildeDe(linea()))).toBe(true);
    expect(estaTildada(tildeDe(linea({ incluida: false })))).toBe(false);
    expect(estaTildada(tildeDe(fueraDeLimite()))).toBe(false);
    expect(estaTildada(tildeDe(fueraDeLimite({ confirmada: true })))).toBe(true);
  });

  it('orders what it takes to be there, and nothing else', () => {
    expect(marcasPara(tildeDe(linea({ incluida: false })), true)).toEqual(['incluir']);
    expect(marcasPara(tildeDe(fueraDeLimite()), true)).toEqual(['confirmar']);
    expect(marcasPara(tildeDe(fueraDeLimite({ incluida: false })), true)).toEqual(['incluir', 'confirmar']);
    expect(marcasPara(tildeDe(fueraDeLimite({ confirmada: true })), false)).toEqual(['excluir']);
  });
});

describe('the stages of an applied batch', () => {
  const programacion = (aplicaDesde: string | null) =>
    etapasDe(aplicado({ aplicaDesde, aplicadoEn: '2026-11-26T14:00:00.000Z' }), false, i18next.t as never).find(
      ({ id }) => id === 'programacion',
    )?.situacion;

  it('PRE-05 have its day as done only when it was applied by it', () => {
    expect(programacion('2026-11-26T13:59:50.000Z')).toBe('hecho');
    expect(programacion('2026-11-30T11:00:00.000Z')).toBe('salteado');
    expect(programacion(null)).toBe('salteado');
  });
});

it('the address of a new batch brings ids and words, and nothing else', () => {
  const id = '01980000-0000-7000-8000-00000000a001';
  expect(leerFiltro({ articuloIds: [id, 'x', 3], buscar: 'correa', rubroId: id })).toEqual({
    articuloIds: [id],
    buscar: 'correa',
  });
  expect(leerFiltro({ articuloIds: id })).toEqual({ articuloIds: [id] });
  expect(leerFiltro({ buscar: ' ' })).toEqual({});
});
