import { expect, it } from 'vitest';
import { crearRafaga } from './rafaga.ts';

const POR_MINUTO = 600;
const A_LA_VEZ = 100;
const cuantosPasan = (rafaga: ReturnType<typeof crearRafaga>, ahora: number, intentos: number, quien = 'ana') =>
  Array.from({ length: intentos }, () => rafaga.contar(quien, POR_MINUTO, ahora)).filter((falta) => falta === 0).length;

it('seguridad 3.5 lets a hundred through at once, and then one each tenth of a second', () => {
  const rafaga = crearRafaga(A_LA_VEZ);
  expect(cuantosPasan(rafaga, 5_000, 300)).toBe(100);
  expect(rafaga.contar('ana', POR_MINUTO, 5_000)).toBeCloseTo(100);
  expect(cuantosPasan(rafaga, 5_099, 10)).toBe(0);
  expect(cuantosPasan(rafaga, 5_100, 10)).toBe(1);
  expect(cuantosPasan(rafaga, 6_100, 300)).toBe(10);
});

it('gives them all back to who waits ten seconds, and no more than those', () => {
  const rafaga = crearRafaga(A_LA_VEZ);
  cuantosPasan(rafaga, 0, 300);
  expect(cuantosPasan(rafaga, 10_000, 300)).toBe(100);
  expect(cuantosPasan(rafaga, 600_000, 300)).toBe(100);
});

it('counts each one apart, and remembers so many and no more', () => {
  const rafaga = crearRafaga(A_LA_VEZ);
  cuantosPasan(rafaga, 0, 300);
  expect(cuantosPasan(rafaga, 0, 300, 'beto')).toBe(100);
  for (let n = 0; n < 10_000; n += 1) rafaga.contar(`otro ${n}`, POR_MINUTO, 0);
  expect(rafaga.contar('ana', POR_MINUTO, 0)).toBe(0);
});
