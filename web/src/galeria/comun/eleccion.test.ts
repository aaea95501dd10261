import { expect, it } from 'vitest';
import { coincide } from './buscar.ts';
import { elegidoDe, escritoTras, vecinoDe } from './eleccion.ts';

const idDe = (una: { readonly id: number }) => una.id;
const lista = [{ id: 3 }, { id: 1 }, { id: 7 }];

it('F1: what is chosen is found by its id, and the default is 1 or else the first', () => {
  expect(elegidoDe(lista, idDe, '7')).toEqual({ id: 7 });
  expect(elegidoDe(lista, idDe, '')).toEqual({ id: 1 });
  expect(elegidoDe(lista.slice(2), idDe, '')).toEqual({ id: 7 });
  expect(elegidoDe(lista, idDe, '2')).toBeUndefined();
  expect(elegidoDe([], idDe, '')).toBeUndefined();
});

it('F1: the neighbour of what goes is the next one, then the one before, then nobody', () => {
  expect(vecinoDe([3, 1, 7], 1)).toBe(7);
  expect(vecinoDe([3, 1, 7], 7)).toBe(1);
  expect(vecinoDe([3], 3)).toBeNull();
});

it('F1: the address names the neighbour of what goes, past those that go with it', () => {
  expect(escritoTras(lista, 1)).toBe('7');
  expect(escritoTras(lista, 1, [7, 1])).toBe('3');
  expect(escritoTras(lista, 3, [1, 3])).toBe('7');
  expect(escritoTras(lista, 1, [1, 3, 7])).toBe('');
});

it('F4: a search minds neither case nor accents, and takes every word', () => {
  expect(coincide('jose', 'José Álvarez')).toBe(true);
  expect(coincide('ÁLVAREZ  josé', 'José', 'Alvarez')).toBe(true);
  expect(coincide('jose perez', 'José Álvarez')).toBe(false);
  expect(coincide('', 'lo que sea')).toBe(true);
});
