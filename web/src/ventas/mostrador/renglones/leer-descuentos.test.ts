import { expect, it } from 'vitest';
import { leerDescuentos } from './leer-descuentos.ts';

it.each([
  ['', []],
  ['10', ['10']],
  ['10 + 5', ['10', '5']],
  ['10%+5,5 %+2', ['10', '5.5', '2']],
])('reads %j', (escrito, descuentos) => {
  expect(leerDescuentos(escrito)).toEqual(descuentos);
});

it.each(['diez', '0', '100', '-5', '10+', '1+2+3+4', '10,125'])('refuses %j', (escrito) => {
  expect(leerDescuentos(escrito)).toBeNull();
});
