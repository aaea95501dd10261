import { describe, expect, it } from 'vitest';
import { desdeParaVer, indicesDe, tramoDe } from './ventana.ts';

// A header of 36 px over ten rows of 40.
const ALTO = 436;
const filas = { cuantas: 120_000, alto: 40 };

describe('the rows that are drawn', () => {
  it('are those in view and eight on each side', () => {
    expect(tramoDe({ desde: 4_000, alto: ALTO }, filas)).toEqual({ primera: 92, ultima: 117 });
  });

  it('hold the two that are cut by the edges', () => {
    expect(tramoDe({ desde: 4_001, alto: ALTO }, filas)).toEqual({ primera: 92, ultima: 118 });
    expect(tramoDe({ desde: 4_039, alto: ALTO }, filas)).toEqual({ primera: 92, ultima: 118 });
  });

  it('end where the list ends, at both ends, pulled beyond them too', () => {
    expect(tramoDe({ desde: 0, alto: ALTO }, filas)).toEqual({ primera: 0, ultima: 17 });
    expect(tramoDe({ desde: -90, alto: ALTO }, filas)).toMatchObject({ primera: 0 });
    expect(tramoDe({ desde: 119_990 * 40, alto: ALTO }, filas)).toEqual({ primera: 119_982, ultima: 119_999 });
    expect(tramoDe({ desde: 119_995 * 40, alto: ALTO }, filas)).toMatchObject({ ultima: 119_999 });
  });

  it('are the last ones of a list that has become shorter than where it was scrolled to', () => {
    expect(tramoDe({ desde: 400_000, alto: ALTO }, { cuantas: 3, alto: 40 })).toEqual({ primera: 0, ultima: 2 });
    expect(tramoDe({ desde: 400_000, alto: ALTO }, { cuantas: 50, alto: 40 })).toEqual({ primera: 41, ultima: 49 });
  });

  it('are none of an empty list', () => {
    expect(indicesDe(tramoDe({ desde: 0, alto: ALTO }, { cuantas: 0, alto: 40 }), 0, 0)).toEqual([]);
  });
});

describe('the row with the tab stop', () => {
  it('is drawn wherever the rest was scrolled to, once and in its place', () => {
    const tramo = { primera: 5, ultima: 7 };
    expect(indicesDe(tramo, 1, 20)).toEqual([1, 5, 6, 7]);
    expect(indicesDe(tramo, 6, 20)).toEqual([5, 6, 7]);
    expect(indicesDe(tramo, 19, 20)).toEqual([5, 6, 7, 19]);
    expect(indicesDe(tramo, 20, 20)).toEqual([5, 6, 7]);
  });
});

describe('scrolling to a row', () => {
  const vista = { desde: 4_000, alto: ALTO };

  it('moves nothing while it shows whole', () => {
    for (const fila of [100, 105, 109]) expect(desdeParaVer(fila, vista, 40)).toBe(4_000);
  });

  it('puts one from above right below the header, and one from below at the foot', () => {
    expect(desdeParaVer(99, vista, 40)).toBe(3_960);
    expect(desdeParaVer(0, vista, 40)).toBe(0);
    expect(desdeParaVer(110, vista, 40)).toBe(4_040);
    expect(desdeParaVer(119_999, vista, 40)).toBe(120_000 * 40 + 36 - ALTO);
  });

  it('shows the beginning of a row where there is no room for all of it', () => {
    expect(desdeParaVer(50, { desde: 0, alto: 60 }, 40)).toBe(2_000);
  });
});
