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
    expect(tituloDeSucursal({ nombre, codigo })).toBe(titulo);
  });
});
