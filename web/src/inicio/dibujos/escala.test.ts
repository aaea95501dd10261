import { describe, expect, it } from 'vitest';
import { enLaEscala, escalaDe, unidadDe } from './escala.ts';

const marcas = (...valores: readonly number[]) => escalaDe(valores).marcas;

describe('the axis of a drawing', () => {
  it('begins at zero and ends at a round figure, in few parts', () => {
    expect(marcas(57, 91, 40)).toEqual([0, 25, 50, 75, 100]);
    expect(marcas(26_551_136, 42_900_000)).toEqual([0, 10_000_000, 20_000_000, 30_000_000, 40_000_000, 50_000_000]);
    expect(marcas(4)).toEqual([0, 1, 2, 3, 4]);
  });

  it('goes below zero where more came back than went out, and zero is one of its marks', () => {
    const escala = escalaDe([-30, 90]);
    expect(escala.marcas).toContain(0);
    expect(escala.desde).toBeLessThanOrEqual(-30);
    expect(escala.hasta).toBeGreaterThanOrEqual(90);
  });

  it('is there also when there is nothing to measure', () => {
    expect(marcas(0, 0)).toEqual([0, 1]);
    expect(marcas()).toEqual([0, 1]);
  });

  it('places a figure in hundredths, and writes its marks short', () => {
    const escala = escalaDe([57_200_000, 91_000_000]);
    expect(enLaEscala(50_000_000, escala)).toBe(50);
    expect(unidadDe(escala)).toEqual({ nombre: 'millones', divisor: 1_000_000 });
    expect(unidadDe(escalaDe([91_000])).nombre).toBe('miles');
    expect(unidadDe(escalaDe([910])).nombre).toBe('pesos');
    expect(unidadDe(escalaDe([-9_000_000, 100])).nombre).toBe('millones');
  });
});
