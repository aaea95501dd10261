import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimal } from '#comun/decimal.ts';
import { type Paso, valuarFifo } from './fifo.ts';

const entra = (cantidad: number, costo: number): Paso => ({ entra: cantidad, valor: cantidad * costo });
const valorDe = (...pasos: readonly Paso[]) => Number(valuarFifo(pasos).valor);

it('RN-15 of 8 at 10 and 4 at 16, after 10 go out what is left is worth 32, and 44 once 2 more came in at 6', () => {
  const pasos = [entra(8, 10), entra(4, 16), { sale: 10 }];
  expect(valorDe(...pasos)).toBe(32);
  expect(valorDe(...pasos, entra(2, 6))).toBe(44);
});

it('INV-12 what went out beyond what there was is paid by what comes next, and is worth nothing meanwhile', () => {
  const debiendo = valuarFifo([entra(2, 10), { sale: 5 }]);
  expect([Number(debiendo.cantidad), Number(debiendo.valor)]).toEqual([-3, 0]);
  const pagado = valuarFifo([entra(2, 10), { sale: 5 }, entra(4, 20)]);
  expect([Number(pagado.cantidad), Number(pagado.valor)]).toEqual([1, 20]);
});

const pasos = fc.array(
  fc.oneof(
    fc.record({ entra: fc.integer({ min: 1, max: 50 }), valor: fc.integer({ min: 0, max: 5_000 }) }),
    fc.record({ sale: fc.integer({ min: 1, max: 50 }) }),
  ),
  { maxLength: 30 },
);

it('RN-15 the quantity is what came in less what went out, and its value never less than nothing nor more than came in', () => {
  fc.assert(
    fc.property(pasos, (todos) => {
      const { cantidad, valor } = valuarFifo(todos);
      const hubo = todos.reduce((suma, paso) => suma + ('sale' in paso ? -paso.sale : Number(paso.entra)), 0);
      const entro = todos.reduce((suma, paso) => suma + ('sale' in paso ? 0 : Number(paso.valor)), 0);
      expect(Number(cantidad)).toBe(hubo);
      expect(valor.gte(0) && valor.lte(entro)).toBe(true);
      if (hubo <= 0) expect(valor.eq(0)).toBe(true);
    }),
  );
});

it('RN-15 with one cost for all that came in, FIFO says what the average says', () => {
  fc.assert(
    fc.property(pasos, fc.integer({ min: 0, max: 999 }), (todos, costo) => {
      const iguales = todos.map((paso): Paso => ('sale' in paso ? paso : entra(Number(paso.entra), costo)));
      const { cantidad, valor } = valuarFifo(iguales);
      expect(valor.eq(cantidad.lt(0) ? 0 : decimal(costo).times(cantidad))).toBe(true);
    }),
  );
});
