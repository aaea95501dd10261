import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FALTAS, NOMBRES_DE_FALTAS, puntajeDeCalidad } from './calidad.ts';

const contadas = (articulos: number) =>
  fc
    .tuple(...NOMBRES_DE_FALTAS.map(() => fc.integer({ min: 0, max: articulos })))
    .map((cuantos) => NOMBRES_DE_FALTAS.map((falta, i) => ({ falta, articulos: cuantos[i] ?? 0 })));

it('REA-02 the score weighs each thing: half of the fichas without price are worse than half without marca', () => {
  const con = (falta: 'SIN_PRECIO' | 'SIN_MARCA') =>
    puntajeDeCalidad(
      10,
      NOMBRES_DE_FALTAS.map((una) => ({ falta: una, articulos: una === falta ? 5 : 0 })),
    );
  // 15 of the 210 that ten fichas are worth.
  expect(Object.values(FALTAS).reduce((suma, { peso }) => suma + peso, 0)).toBe(21);
  expect(con('SIN_PRECIO')).toBe(92);
  expect(con('SIN_PRECIO')).toBeLessThan(con('SIN_MARCA'));
  expect(puntajeDeCalidad(0, [])).toBe(100);
});

it('REA-02 the score is the whole part of the very share, whatever the figures', () => {
  const cuantas = (faltan: number) => NOMBRES_DE_FALTAS.map((falta) => ({ falta, articulos: faltan }));
  expect([
    puntajeDeCalidad(10, cuantas(8)),
    puntajeDeCalidad(10, cuantas(9)),
    puntajeDeCalidad(50, cuantas(40)),
  ]).toEqual([20, 10, 20]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200_000 }).chain((articulos) => fc.tuple(fc.constant(articulos), contadas(articulos))),
      ([articulos, todas]) => {
        const total = 21n * BigInt(articulos);
        const falta = todas.reduce((suma, una) => suma + BigInt(FALTAS[una.falta].peso * una.articulos), 0n);
        expect(puntajeDeCalidad(articulos, todas)).toBe(Number((100n * (total - falta)) / total));
      },
    ),
  );
});

it('REA-02 the score goes from 0, with everything missing, to 100, only when nothing is; mending never lowers it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200_000 }).chain((articulos) => fc.tuple(fc.constant(articulos), contadas(articulos))),
      fc.nat({ max: NOMBRES_DE_FALTAS.length - 1 }),
      ([articulos, todas], cual) => {
        const puntaje = puntajeDeCalidad(articulos, todas);
        expect(puntaje).toBeGreaterThanOrEqual(0);
        expect(puntaje === 100).toBe(todas.every(({ articulos: cuantos }) => cuantos === 0));
        const mejor = todas.map((una, i) => (i === cual ? { ...una, articulos: Math.max(0, una.articulos - 1) } : una));
        expect(puntajeDeCalidad(articulos, mejor)).toBeGreaterThanOrEqual(puntaje);
        expect(
          puntajeDeCalidad(
            articulos,
            todas.map((una) => ({ ...una, articulos })),
          ),
        ).toBe(0);
      },
    ),
  );
});

it('INV-71 what lacks a cost, or has one that is old or over its price, is told only to who may see costs', () => {
  expect(NOMBRES_DE_FALTAS.filter((falta) => FALTAS[falta].costo)).toEqual(['SIN_COSTO', 'BAJO_COSTO', 'COSTO_VIEJO']);
});
