import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '#comun/decimal.ts';
import { montoDeAjuste, montoDeReversion, type RenglonConCosto } from './monto-de-ajuste.ts';

const renglon = (datos: Partial<RenglonConCosto>): RenglonConCosto => ({
  cantidad: '1',
  costo: null,
  promedio: null,
  reposicion: null,
  ...datos,
});
const monto = (...renglones: Partial<RenglonConCosto>[]) => montoDeAjuste(renglones.map(renglon)).toFixed();

describe('AJU-06 the amount of an adjustment', () => {
  it('takes what comes in at its own cost, else at the average, else at that of reposición, else at nothing', () => {
    expect(monto({ cantidad: '3', costo: '10.5', promedio: '99', reposicion: '50' })).toBe('31.5');
    expect(monto({ cantidad: '3', promedio: '99', reposicion: '50' })).toBe('297');
    expect(monto({ cantidad: '3', promedio: '0', reposicion: '50' })).toBe('150');
    expect(monto({ cantidad: '3' })).toBe('0');
  });

  it('takes what goes out at what the ledger says, whatever cost it carries', () => {
    expect(monto({ cantidad: '-3', costo: '1', promedio: '99' })).toBe('297');
  });

  it('a cost of zero given to what comes in is a cost', () => {
    expect(monto({ cantidad: '3', costo: '0', promedio: '99' })).toBe('0');
  });

  it('is told in centavos', () => {
    expect(monto({ cantidad: '0.333', promedio: '10.00000001' })).toBe('3.33');
    expect(monto({ cantidad: '0.333', promedio: '10.03' }, { cantidad: '0.001', promedio: '2' })).toBe('3.34');
    expect(montoDeReversion([{ cantidad: '-1', costo: null, reposicion: null, valor: '-3.33500001' }]).toFixed()).toBe(
      '3.34',
    );
  });

  it('undoing one is about what it moved and, where that was worth nothing, about what it was when it was applied', () => {
    const movido = { cantidad: '-3', costo: null, reposicion: '50' };
    expect(montoDeReversion([{ ...movido, valor: '-300' }]).toFixed()).toBe('300');
    expect(montoDeReversion([{ ...movido, valor: '0' }]).toFixed()).toBe(monto(movido));
    expect(montoDeReversion([{ ...movido, cantidad: '3', costo: '0', valor: '0' }]).toFixed()).toBe('0');
    expect(montoDeReversion([{ ...movido, reposicion: null, valor: '0' }]).toFixed()).toBe('0');
  });

  const arbitrario = fc.record({
    cantidad: fc.integer({ min: -10_000, max: 10_000 }).map((n) => decimal(n).div(1000).toFixed()),
    costo: fc.option(fc.nat(10_000).map(String)),
    promedio: fc.option(fc.nat(10_000).map(String)),
    reposicion: fc.option(fc.nat(10_000).map(String)),
  });

  it('no line makes it smaller: a loss is not hidden behind a surplus', () => {
    fc.assert(
      fc.property(fc.array(arbitrario), arbitrario, (renglones, otro) => {
        const antes = montoDeAjuste(renglones);
        expect(antes.gte(0)).toBe(true);
        expect(montoDeAjuste([...renglones, otro]).gte(antes)).toBe(true);
        expect(montoDeAjuste([otro, ...renglones]).eq(montoDeAjuste([...renglones, otro]))).toBe(true);
      }),
    );
  });

  it('of what takes no cost of its own, what goes out weighs what would come in', () => {
    fc.assert(
      fc.property(arbitrario, (uno) => {
        const sinCosto = { ...uno, costo: null };
        const alReves = { ...sinCosto, cantidad: decimal(uno.cantidad).neg().toFixed() };
        expect(montoDeAjuste([sinCosto]).eq(montoDeAjuste([alReves]))).toBe(true);
      }),
    );
  });
});
