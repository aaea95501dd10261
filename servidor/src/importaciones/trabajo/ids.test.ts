import { validate, version } from 'uuid';
import { expect, it } from 'vitest';
import { crearIds } from './ids.ts';

it('ids of a load are versions 7, in the order they were asked for, and nobody else gets the same', () => {
  const [unos, otros] = [crearIds(), crearIds()];
  const dados = Array.from({ length: 2_000 }, unos);
  expect(dados.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(dados).toEqual(dados.toSorted());
  expect(new Set([...dados, ...Array.from({ length: 2_000 }, otros)]).size).toBe(4_000);
});
