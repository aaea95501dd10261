import { describe, expect, it } from 'vitest';
import { tituloDeSucursal } from './titulo-de-sucursal.ts';

describe('the title of a column of stock', () => {
  it.each([
    ['Casa Central', 'CC', 'Central'],
    ['Sucursal Córdoba', 'CORDOBA', 'Córdoba'],
    ['Rosario', 'ROS', 'Rosario'],
    ['Mar del Plata', 'MdP', 'MdP'],
    ['Sucursal Mar del Plata', 'MdP', 'MdP'],
    ['Local 2', 'L2', 'Local 2'],
    ['Casabal', 'CBL', 'Casabal'],
  ])('of %s (%s) says %s', (nombre, codigo, titulo) => {
    expect(tituloDeSucursal({ nombre, codigo }, 5)).toBe(titulo);
  });

  it('says the whole name where there are few, and its code where there are many', () => {
    const mardel = { nombre: 'Sucursal Mar del Plata', codigo: 'MdP' };
    expect([1, 2, 3, 4, 12].map((cuantas) => tituloDeSucursal(mardel, cuantas))).toEqual([
      'Mar del Plata',
      'Mar del Plata',
      'Mar del Plata',
      'MdP',
      'MdP',
    ]);
    expect(tituloDeSucursal({ nombre: 'San Carlos de Bariloche', codigo: 'BRC' }, 1)).toBe('BRC');
  });
});
