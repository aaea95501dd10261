import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato-de-articulo.ts';
import { expect, it } from 'vitest';
import { hallazgo } from '#ventas/ayudas-de-prueba.ts';
import { elegir } from './elegir.ts';

const cantidadDe = (mas: Partial<Hallazgo>, pedida = '1') => {
  const eleccion = elegir(hallazgo(mas), pedida);
  return eleccion.ok ? eleccion.cantidad : eleccion.error;
};

it('adds what was asked', () => {
  expect(cantidadDe({}, '12')).toBe('12');
});

it('adds as many units as one reading of the code stands for', () => {
  expect(cantidadDe({ exacto: true, cantidadPorLectura: '6' })).toBe('6');
  expect(cantidadDe({ exacto: true, cantidadPorLectura: '6' }, '2')).toBe('12');
});

it('adds one when the artículo was chosen by its words', () => {
  expect(cantidadDe({ exacto: false, cantidadPorLectura: '6' })).toBe('1');
});

it('INV-29 refuses more decimals than the unidad admits', () => {
  expect(cantidadDe({ decimales: 0 }, '2.5')).toEqual({ tipo: 'decimales', codigo: 'FAP-9128', decimales: 0 });
  expect(cantidadDe({ decimales: 1 }, '2.5')).toBe('2.5');
});

it('refuses what may not be sold, and says why', () => {
  expect(cantidadDe({ estado: 'INACTIVO' })).toEqual({ tipo: 'INACTIVO', codigo: 'FAP-9128' });
  expect(cantidadDe({ estado: 'DISCONTINUADO' })).toBe('1');
});

it('EST-07 takes a kit, whose stock is that of its components', () => {
  expect(elegir(hallazgo({ tipo: 'KIT', aca: '0' }), '1')).toMatchObject({
    ok: true,
    articulo: { tipo: 'KIT', aca: null },
  });
});

it('takes a price of zero in the list for no price', () => {
  const eleccion = elegir(hallazgo({ precio: '0' }), '1');
  expect(eleccion).toMatchObject({ ok: true, articulo: { precio: null } });
});
