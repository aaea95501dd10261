import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compararUbicaciones, primeraUbicacion } from './ubicacion.ts';

it('ART-14 goes from shelf to shelf as they are numbered, and leaves for the end what nobody said', () => {
  const desordenadas = ['B-1', null, 'A-10', 'a-2', 'A-1'];
  expect(desordenadas.toSorted(compararUbicaciones)).toEqual(['A-1', 'a-2', 'A-10', 'B-1', null]);
  expect(primeraUbicacion(desordenadas)).toBe('A-1');
  expect([primeraUbicacion([null]), primeraUbicacion([])]).toEqual([null, null]);
});

it('ART-14 whatever they are called, no one comes before the one that comes before it, and the rest waits', () => {
  const ubicacion = fc.option(fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^[A-C]-\d{1,3}$/)));
  fc.assert(
    fc.property(fc.array(ubicacion, { maxLength: 12 }), (ubicaciones) => {
      const camino = ubicaciones.toSorted(compararUbicaciones);
      for (const [i, una] of camino.entries()) {
        for (const otra of camino.slice(i)) expect(compararUbicaciones(una, otra)).toBeLessThanOrEqual(0);
      }
      const dichas = ubicaciones.filter((una) => una !== null).length;
      expect(camino.slice(dichas)).toEqual(Array(ubicaciones.length - dichas).fill(null));
    }),
  );
});
