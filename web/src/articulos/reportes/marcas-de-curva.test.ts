import { expect, it } from 'vitest';
import { marcasDe } from './marcas-de-curva.ts';

const dichas = (articulos: readonly number[]) =>
  [...marcasDe(articulos.map((uno) => ({ articulos: uno }))).values()].map((dicha) => dicha.replaceAll(/\s/g, ' '));

it('REA-05 the axis of the curve reads round percentages', () => {
  const cincuenta = Array.from({ length: 51 }, (_, i) => i * 2);
  expect(dichas(cincuenta)).toEqual(['0 %', '20 %', '40 %', '60 %', '80 %', '100 %']);
});

it('REA-05 of a few artículos it says where their points are', () => {
  expect(dichas([0, 33.33, 66.67, 100])).toEqual(['0 %', '33 %', '67 %', '100 %']);
});
