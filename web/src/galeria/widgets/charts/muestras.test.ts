import { expect, it } from 'vitest';
import { CARTERA, importeDe, repartoDe } from './muestras.ts';

it('the shares of a portfolio make a hundred, and each of the total is its amount', () => {
  const importes = Object.values(CARTERA).map(({ importe }) => importe);
  const { total, partes } = repartoDe(importes);
  expect(total).toBe(141_700);
  expect(partes.reduce((suma, parte) => suma + parte, 0)).toBeCloseTo(100, 9);
  for (const [i, importe] of importes.entries()) expect(((partes[i] ?? 0) * total) / 100).toBeCloseTo(importe, 6);
});

it('what is seen of a portfolio is worth its own amount, and not the total', () => {
  const { total, partes } = repartoDe([CARTERA.acciones.importe, CARTERA.bonos.importe]);
  expect(importeDe(total, partes)).toBe(141_700);
  expect(importeDe(total, partes.slice(1))).toBe(43_200);
  expect(importeDe(total, [])).toBe(0);
});
