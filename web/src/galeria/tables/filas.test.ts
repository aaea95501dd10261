import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alternarTodas, enPagina, ordenar } from './filas.ts';
import { ORDENES, opinionesDeMuestra, PRODUCTOS, PROYECTOS } from './muestras.ts';

it('T-TB-1: words are ordered as people do, accents beside their letter; down is up turned round', () => {
  const filas = ['Zoe', 'Íngrid', 'andrés', 'Jacinta'];
  expect(ordenar(filas, (una) => una, 'asc')).toEqual(['andrés', 'Íngrid', 'Jacinta', 'Zoe']);
  expect(ordenar(filas, (una) => una, 'desc')).toEqual(['Zoe', 'Jacinta', 'Íngrid', 'andrés']);
  expect(ordenar([10, 9, 100], (una) => una, 'asc')).toEqual([9, 10, 100]);
});

it('T-TB-4: the pages together are all the rows, once each, and there is no page past the last', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 0, max: 9 }), (filas, porPagina) => {
      const { ultima } = enPagina(filas, 1, porPagina);
      const todas = Array.from({ length: ultima }, (_, i) => enPagina(filas, i + 1, porPagina).visibles).flat();
      expect(todas).toEqual(filas);
      expect(enPagina(filas, ultima + 7, porPagina).actual).toBe(ultima);
    }),
  );
});

it('T-TB-2: the box of all chooses those that match the filter and no other, and takes them off', () => {
  expect([...alternarTodas(new Set([9]), [1, 2])]).toEqual([1, 2]);
  expect(alternarTodas(new Set([1, 2]), [1, 2]).size).toBe(0);
});

it('the samples are those of the screens, with ids of their own', () => {
  expect([PROYECTOS.length, PRODUCTOS.length, opinionesDeMuestra().length, ORDENES.length]).toEqual([15, 6, 12, 28]);
  expect(new Set(PROYECTOS.map(({ id }) => id)).size).toBe(15);
});
