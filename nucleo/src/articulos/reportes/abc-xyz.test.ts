import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, sumar } from '#comun/decimal.ts';
import { CLASES_ABC, type ClaseAbc, claseXyz, clasificarAbc, mesesHasta, variacionDeMeses } from './abc-xyz.ts';

/** Those a company begins with: 80/15/5, and steady up to half of the mean. */
const UMBRALES_INICIALES = { a: '80', b: '95', x: '50', y: '100' };

const valor = fc.integer({ min: -5_000, max: 1_000_000 }).map((centavos) => (centavos / 100).toFixed(2));
const salidas = fc
  .array(valor, { maxLength: 40 })
  .map((valores) => valores.map((uno, i) => ({ articuloId: `a${String(i).padStart(3, '0')}`, valor: uno })));
const umbrales = fc
  .tuple(fc.integer({ min: 1, max: 98 }), fc.integer({ min: 1, max: 98 }))
  .map(([una, otra]) => ({ a: Math.min(una, otra), b: Math.max(una, otra) + 1 }));

describe('REA-05 ABC by the value of what went out', () => {
  it('gives 80/15/5 to an example done by hand', () => {
    const clases = clasificarAbc(
      [
        { articuloId: 'filtro', valor: '600' },
        { articuloId: 'bujia', valor: '250' },
        { articuloId: 'correa', valor: '100' },
        { articuloId: 'tornillo', valor: '50' },
        { articuloId: 'quieto', valor: '0' },
        { articuloId: 'devuelto', valor: '-10' },
      ],
      UMBRALES_INICIALES,
    );
    // 60 % before the bujía: it crosses 80 and is still A. 85 % before the correa; 95 % before the tornillo.
    expect(Object.fromEntries(clases)).toEqual({
      filtro: 'A',
      bujia: 'A',
      correa: 'B',
      tornillo: 'C',
      quieto: 'C',
      devuelto: 'C',
    });
  });

  it('who is right at a threshold is beyond it, and what came back takes nothing off the whole', () => {
    const clases = (...valores: readonly string[]) => [
      ...clasificarAbc(
        valores.map((uno, i) => ({ articuloId: `a${i}`, valor: uno })),
        UMBRALES_INICIALES,
      ).values(),
    ];
    expect(clases('80', '15', '5')).toEqual(['A', 'B', 'C']);
    expect(clases('90', '10', '-50')).toEqual(['A', 'B', 'C']);
    expect(clases('79.9', '15.05', '5.05')).toEqual(['A', 'A', 'B']);
    expect(clases('100', '-50', '-60')).toEqual(['A', 'C', 'C']);
    // Of those worth the same, by id.
    const iguales = ['b', 'a'].map((articuloId) => ({ articuloId, valor: '50' }));
    for (const orden of [iguales, iguales.toReversed()])
      expect(clasificarAbc(orden, { a: '50', b: '95' })).toEqual(
        new Map([
          ['a', 'A'],
          ['b', 'B'],
        ]),
      );
    expect([claseXyz('100', UMBRALES_INICIALES), variacionDeMeses(['0.5', '0.5'])?.toFixed()]).toEqual(['Y', '0']);
  });

  it('the fewest of the most valuable reach the first share, and the first two classes the second', () => {
    fc.assert(
      fc.property(salidas, umbrales, (todas, { a, b }) => {
        const clases = clasificarAbc(todas, { a, b });
        const positivas = todas.filter(({ valor: uno }) => decimal(uno).gt(0));
        const total = sumar(positivas.map(({ valor: uno }) => uno));
        const de = (hasta: ClaseAbc) =>
          positivas.filter(
            ({ articuloId }) => CLASES_ABC.indexOf(clases.get(articuloId) ?? 'C') <= CLASES_ABC.indexOf(hasta),
          );
        for (const [clase, umbral] of [
          ['A', a],
          ['B', b],
        ] as const) {
          const dentro = de(clase).map(({ valor: uno }) => decimal(uno));
          const suma = sumar(dentro);
          expect(suma.times(100).gte(total.times(umbral))).toBe(true);
          const menor = dentro.toSorted((una, otra) => una.cmp(otra))[0];
          if (menor) expect(suma.minus(menor).times(100).lt(total.times(umbral))).toBe(true);
        }
      }),
    );
  });

  it('who is worth more is never in a lower class, and the order they come in changes nothing', () => {
    fc.assert(
      fc.property(salidas, umbrales, (todas, deLaCasa) => {
        const clases = clasificarAbc(todas, deLaCasa);
        expect(clasificarAbc(todas.toReversed(), deLaCasa)).toEqual(clases);
        const enOrden = todas.toSorted((una, otra) => decimal(otra.valor).cmp(una.valor));
        for (const [i, una] of enOrden.entries()) {
          const siguiente = enOrden[i + 1];
          if (!siguiente || decimal(una.valor).eq(siguiente.valor)) continue;
          const lugar = (id: string) => CLASES_ABC.indexOf(clases.get(id) ?? 'C');
          expect(lugar(una.articuloId)).toBeLessThanOrEqual(lugar(siguiente.articuloId));
        }
      }),
    );
  });
});

describe('REA-05 XYZ by how much it varies', () => {
  it('what is the same every month does not vary; once a year varies the most there is', () => {
    expect(variacionDeMeses(['4', '4', '4'])?.toFixed()).toBe('0');
    expect(variacionDeMeses(['12', '0', '0', '0'])?.round(4).toFixed()).toBe('173.2051');
    expect(variacionDeMeses(['0', '0'])).toBe(null);
    expect(claseXyz('50', UMBRALES_INICIALES)).toBe('X');
    expect(claseXyz('50.01', UMBRALES_INICIALES)).toBe('Y');
    expect(claseXyz('100.01', UMBRALES_INICIALES)).toBe('Z');
    expect(claseXyz(null, UMBRALES_INICIALES)).toBe('Z');
  });

  it('does not depend on the unit it is counted in, nor on the order of the months', () => {
    const meses = fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(meses, fc.integer({ min: 2, max: 50 }), (unos, veces) => {
        const variacion = variacionDeMeses(unos)?.round(8).toFixed();
        expect(
          variacionDeMeses(unos.map((uno) => uno * veces))
            ?.round(8)
            .toFixed(),
        ).toBe(variacion);
        expect(variacionDeMeses(unos.toReversed())?.round(8).toFixed()).toBe(variacion);
      }),
    );
  });
});

describe('the months it looks back on', () => {
  it('end with the day asked for and begin on the same day of each month', () => {
    const limites = mesesHasta(new Date('2026-11-23T03:00:00Z'), 3).map((limite) => limite.toISOString());
    expect(limites).toEqual([
      '2026-08-23T03:00:00.000Z',
      '2026-09-23T03:00:00.000Z',
      '2026-10-23T03:00:00.000Z',
      '2026-11-23T03:00:00.000Z',
    ]);
    expect(mesesHasta(new Date('2026-03-31T03:00:00Z'), 1)[0]?.toISOString()).toBe('2026-02-28T03:00:00.000Z');
  });

  it('never overlap', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }), (fin) => {
        const limites = mesesHasta(fin);
        expect(limites).toHaveLength(13);
        for (const [i, limite] of limites.slice(1).entries()) {
          expect(limite.getTime()).toBeGreaterThan(limites[i]?.getTime() ?? 0);
        }
      }),
    );
  });
});
