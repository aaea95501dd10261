import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Big, CERO } from '#comun/decimal.ts';
import { repartirNumeros } from './repartir-numeros.ts';

const suma = (numeros: readonly { readonly cantidad: string }[]): Big =>
  numeros.reduce((total, { cantidad }) => total.plus(cantidad), CERO);

const parte = fc.record({
  articuloId: fc.constantFrom('a', 'b'),
  cantidad: fc.integer({ min: 1, max: 5 }).map(String),
});
const numeros = fc.uniqueArray(
  fc.record({ numero: fc.stringMatching(/^[A-F]$/), cantidad: fc.integer({ min: 1, max: 4 }).map(String) }),
  { selector: ({ numero }) => numero },
);

it('ART-24 of what is said nothing is lost nor made, and every part but the last has as many as it moves', () => {
  fc.assert(
    fc.property(fc.array(parte, { minLength: 1, maxLength: 6 }), numeros, (partes, dichos) => {
      const repartidas = repartirNumeros(partes, new Map([['a', dichos]]));
      const deA = repartidas.filter(({ articuloId }) => articuloId === 'a');
      if (deA.length > 0) {
        const juntos = deA.flatMap((una) => una.numeros);
        for (const { numero, cantidad } of dichos) {
          expect(suma(juntos.filter((uno) => uno.numero === numero)).toFixed()).toBe(cantidad);
        }
      }
      let hay = suma(dichos);
      for (const una of deA.slice(0, -1)) {
        const debe = hay.lt(una.cantidad) ? hay : CERO.plus(una.cantidad);
        expect(suma(una.numeros).toFixed()).toBe(debe.toFixed());
        hay = hay.minus(debe);
      }
      expect(repartidas.filter(({ articuloId }) => articuloId === 'b').every((una) => una.numeros.length === 0)).toBe(
        true,
      );
    }),
  );
});
