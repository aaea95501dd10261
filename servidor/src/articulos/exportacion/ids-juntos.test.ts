import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { idsPorTandas } from './ids-juntos.ts';

async function* leer(ids: readonly string[]) {
  for (const id of ids) yield { id };
}

it.each([0, 1, 7, 8, 127, 128, 129, 300])('hands over %i ids as they came, eight at a time', async (cuantos) => {
  const ids = Array.from({ length: cuantos }, () => uuidv7());
  const tandas: (readonly string[])[] = [];
  for await (const tanda of idsPorTandas(leer(ids), 8)) tandas.push(tanda);
  expect(tandas.flat()).toEqual(ids);
  expect(tandas.every(({ length }) => length > 0 && length <= 8)).toBe(true);
  expect(tandas).toHaveLength(Math.ceil(cuantos / 8));
});
