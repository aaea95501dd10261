import { expect, it } from 'vitest';
import { leerFiltro } from './leer-filtro.ts';

it('the address of a new batch brings ids and words, and nothing else', () => {
  const id = '01980000-0000-7000-8000-00000000a001';
  expect(leerFiltro({ articuloIds: [id, 'x', 3], buscar: 'correa', rubroId: id })).toEqual({
    articuloIds: [id],
    buscar: 'correa',
  });
  expect(leerFiltro({ articuloIds: id })).toEqual({ articuloIds: [id] });
  expect(leerFiltro({ buscar: ' ' })).toEqual({});
});
