import { expect, test } from 'vitest';
import { crearAzar, percentil, resumir } from './estadistica.ts';

test('a percentile is a value that was measured, whatever the order they came in', () => {
  expect(percentil([9, 1, 5, 3, 7], 0.5)).toBe(5);
  expect(percentil([4, 2], 0.5)).toBe(2);
  expect(percentil([8], 0.95)).toBe(8);
});

test('of a hundred values p95 leaves five above it', () => {
  const cien = Array.from({ length: 100 }, (_, i) => i + 1);
  expect(resumir(cien)).toEqual({ p50: 50, p95: 95, veces: 100 });
});

test('without values there is no percentile', () => {
  expect(percentil([], 0.5)).toBeNaN();
});

test('one seed asks the same things, another asks others', () => {
  const pedir = (semilla: number) => {
    const azar = crearAzar(semilla);
    return Array.from({ length: 20 }, () => azar.entero(1000));
  };
  expect(pedir(7)).toEqual(pedir(7));
  expect(pedir(7)).not.toEqual(pedir(8));
  expect(Math.max(...pedir(7))).toBeLessThan(1000);
});

test('shuffling keeps every value once', () => {
  const barajado = crearAzar(3).barajar([1, 2, 3, 4, 5, 6]);
  expect(barajado.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});
