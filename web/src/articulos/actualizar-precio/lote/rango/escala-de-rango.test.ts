import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escalaDe } from './escala-de-rango.ts';

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
