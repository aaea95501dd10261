import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daMas, sinDarMas } from './condicion-que-se-elige.ts';

const condiciones = fc
  .uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 })
  .map((nombres) => nombres.map((nombre, i) => ({ nombre, orden: i + 1 })));

describe('RN-18 sinDarMas', () => {
  it('lets through the own one and those before it, and says which two it compares otherwise', () => {
    fc.assert(
      fc.property(condiciones, fc.nat(), (todas, cual) => {
        const puesto = cual % todas.length;
        const suya = todas[puesto] ?? null;
        const pasan = todas.filter((una) => sinDarMas(una, suya).ok);
        expect(pasan).toEqual(todas.slice(0, puesto + 1));
        for (const elegida of todas.slice(puesto + 1)) {
          expect(sinDarMas(elegida, suya)).toEqual({
            ok: false,
            error: { code: 'ventas.condicion_mejor', data: { elegida: elegida.nombre, suya: suya?.nombre } },
          });
        }
      }),
    );
  });

  it('what one may choose is chosen too by whose own gives more', () => {
    const orden = fc.integer({ min: 1, max: 20 }).map((n) => ({ orden: n }));
    fc.assert(
      fc.property(orden, orden, orden, (una, suya, otra) => {
        fc.pre(!daMas(una, suya) && !daMas(suya, otra));
        expect(daMas(una, otra)).toBe(false);
      }),
    );
  });

  it('a sale without one, or a cliente of whom nobody said it, has nothing to compare', () => {
    const contado = { nombre: 'Contado', orden: 1 };
    for (const [elegida, suya] of [
      [null, contado],
      [contado, null],
      [null, null],
    ] as const) {
      expect(sinDarMas(elegida, suya)).toEqual({ ok: true, value: undefined });
    }
  });
});
