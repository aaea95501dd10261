import { leerIdentidad } from '@trastienda/nucleo/clientes/identidad.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { crearClientela } from './clientes.ts';
import { localidades } from './localidades.ts';

it('every customer has a document that stands, and nobody has somebody else’s', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 8 }), (semilla) => {
      const cliente = crearClientela(semilla);
      const clientes = Array.from({ length: 1_500 }, (_, i) => cliente(i));
      for (const { documento, condicionIva } of clientes) {
        expect(leerIdentidad({ documento, condicionIva })).toEqual({ ok: true, value: { documento, condicionIva } });
      }
      const numeros = clientes.flatMap(({ documento: { tipo, numero } }) =>
        numero === null ? [] : [`${tipo} ${numero}`],
      );
      expect(new Set(numeros).size).toBe(numeros.length);
    }),
    { numRuns: 6 },
  );
});

it('there is every kind of customer, each where people live', () => {
  const cliente = crearClientela('1');
  const clientes = Array.from({ length: 2_000 }, (_, i) => cliente(i));
  expect(new Set(clientes.map(({ documento }) => documento.tipo))).toEqual(new Set(['80', '86', '96', '99']));
  expect(new Set(clientes.map(({ condicionIva }) => condicionIva))).toEqual(new Set([1, 4, 5, 6]));
  expect(new Set(clientes.map(({ domicilio }) => domicilio?.localidad.iso)).size).toBeGreaterThan(15);
  expect(new Set(localidades.map(({ iso }) => iso)).size).toBe(24);
});

it('nobody can be called or written to by mistake', () => {
  const cliente = crearClientela('1');
  for (let i = 0; i < 500; i += 1) {
    const { email, telefono } = cliente(i);
    expect(email).toMatch(/^$|^[a-z0-9.]+@correo\.example$/);
    expect(telefono).toMatch(/^$|^\d{2,4} 5?555-\d{4}$/);
  }
});
