import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Condicion, escribirFiltros, leerFiltros } from './filtros.ts';
import { porQueNoEntran } from './filtros-que-no-entran.ts';

const CAMPOS = { codigo: 'texto', marca: 'lista' } as const;
const condicion: fc.Arbitrary<Condicion> = fc.oneof(
  fc.record({ campo: fc.constantFrom('codigo', 'marca'), es: fc.constant('vacio') }),
  fc.record({
    campo: fc.constant('marca'),
    es: fc.constant('uno'),
    valores: fc.array(fc.uuid(), { minLength: 1, maxLength: 50 }),
  }),
);

it('TD-07 says why filters that are good one by one are not read together, and only then', () => {
  fc.assert(
    fc.property(fc.array(condicion, { maxLength: 24 }), (condiciones) => {
      const escritos = escribirFiltros(condiciones);
      expect(porQueNoEntran(escritos) === undefined).toBe(leerFiltros(escritos, CAMPOS) !== null);
    }),
  );
  expect(porQueNoEntran(Array(21).fill('codigo:vacio').join(';'))).toBe('muchos');
  expect(porQueNoEntran(`codigo:igual:${'a'.repeat(2_000)}`)).toBe('largos');
});
