import { expect, it } from 'vitest';
import { valorDeCampo } from './valor-de-campo.ts';

const nombres = { true: 'Sí', false: 'No', EN_PREPARACION: 'En preparación' };

it.each([
  ['true', 'Sí'],
  ['NINGUNO', 'Ninguno'],
  ['EN_PREPARACION', 'En preparación'],
  ['NO_GRAVADO', 'No gravado'],
  ['18450.00', '18.450,00'],
  ['USD 14.37', 'USD\u00a014,37'],
  ['ARS 18450.00', '$\u00a018.450,00'],
  ['WO-342', 'WO-342'],
  ['NGK', 'NGK'],
  ['21', '21'],
  ['Filtro de aceite', 'Filtro de aceite'],
])('reads %s as %s', (guardado, leido) => {
  expect(valorDeCampo('estado', guardado, nombres)).toBe(leido);
});

it.each(['MAHLE', '12.50', 'true', 'EN_PREPARACION'])('leaves %s as it is where somebody wrote it', (escrito) => {
  expect(valorDeCampo('codigo', escrito, nombres)).toBe(escrito);
});

it.each([
  ['iva', '10.5', '10,5 %'],
  ['iva', '21', '21 %'],
  ['margenMinimo', '12.5', '12,5 %'],
  ['coeficiente', '1.123456', '1,123456'],
  ['iva', 'NO_GRAVADO', 'No gravado'],
  ['ivaOmision', '2.5', '2,5 %'],
  ['margenOmision', '35.0000', '35 %'],
])('reads the rate of %s, %s, as %s', (campo, guardado, leido) => {
  expect(valorDeCampo(campo, guardado, nombres).replace(/\s/u, ' ')).toBe(leido);
});
