import { expect, it } from 'vitest';
import { PLANES, precioDe } from './planes.ts';

it('T-PR-1: a year costs twelve months, to the cent', () => {
  expect(PLANES.map((plan) => [precioDe(plan, false), precioDe(plan, true)])).toEqual([
    ['0.00', '0.00'],
    ['10.99', '131.88'],
    ['22.99', '275.88'],
  ]);
});

it('one plan is the popular one', () => {
  expect(PLANES.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['bronze']);
});
