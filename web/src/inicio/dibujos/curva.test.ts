import { expect, it } from 'vitest';
import { curvaPor, lugaresDe } from './curva.ts';

it('figures stand from the start to the end, the highest on top', () => {
  expect(lugaresDe([10, 30, 20])).toEqual([
    { x: 0, y: 92 },
    { x: 50, y: 8 },
    { x: 100, y: 50 },
  ]);
});

it('those that never change are a line in the middle', () => {
  expect(lugaresDe([7, 7]).map(({ y }) => y)).toEqual([50, 50]);
});

it('the curve goes through each of them and never over the highest nor below the lowest', () => {
  const lugares = lugaresDe([1, 9, 2, 9, 1]);
  const dibujo = curvaPor(lugares);
  for (const { x, y } of lugares) expect(dibujo).toContain(`${x} ${y}`);
  const alturas = [...dibujo.matchAll(/[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.min(...alturas)).toBeGreaterThanOrEqual(8);
  expect(Math.max(...alturas)).toBeLessThanOrEqual(92);
  expect(curvaPor([])).toBe('');
});
