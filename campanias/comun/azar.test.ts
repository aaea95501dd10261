import { expect, it } from 'vitest';
import { crearAzar } from './azar.ts';

const primeros = (semilla: string) => {
  const azar = crearAzar(semilla);
  return Array.from({ length: 20 }, () => azar.entero(0, 1_000_000));
};

it('a seed tells the whole sequence, and another seed another', () => {
  expect(primeros('42')).toEqual(primeros('42'));
  expect(primeros('42')).not.toEqual(primeros('43'));
});

it('what one writer draws does not change what another draws', () => {
  const [uno, otro] = [crearAzar(1), crearAzar(1)];
  uno.real();
  expect(uno.hijo('a').real()).toBe(otro.hijo('a').real());
});

it('chooses within its ends and by weight', () => {
  const azar = crearAzar(3);
  const dados = Array.from({ length: 600 }, () => azar.entero(1, 6));
  expect(new Set(dados)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  const elegidos = Array.from({ length: 100 }, () => azar.pesado({ nunca: 0, siempre: 1 }));
  expect(new Set(elegidos)).toEqual(new Set(['siempre']));
});
