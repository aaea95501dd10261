import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MONEDAS } from '#articulos/precios/moneda.ts';
import { decimal } from '#comun/decimal.ts';
import { type CambioDeCosto, costoCambiado, decirCambioDeCosto } from './cambio-de-costo.ts';

const cambiar = (importe: string, cambio: CambioDeCosto) => {
  const hecho = costoCambiado({ importe, moneda: 'ARS' }, cambio);
  return hecho.queda ?? hecho.importe.toFixed();
};
const porcentaje = (valor: string): CambioDeCosto => ({ tipo: 'PORCENTAJE', valor });
const importe = (valor: string, moneda: 'ARS' | 'USD' = 'ARS'): CambioDeCosto => ({ tipo: 'IMPORTE', valor, moneda });

describe('UA-09 the cost that a change leaves', () => {
  it('goes up or down by a percentage or an amount, to four decimals', () => {
    expect(cambiar('100', porcentaje('10'))).toBe('110');
    expect(cambiar('33.3333', porcentaje('-7.5'))).toBe('30.8333');
    expect(cambiar('100', importe('-0.5'))).toBe('99.5');
    // What costs cents, and the highest there is.
    expect([cambiar('0.5', porcentaje('10')), cambiar('9999999999', importe('1'))]).toEqual(['0.55', '10000000000']);
  });

  it('stays, and says why, without a cost, in another currency, out of range or when nothing moves', () => {
    expect(costoCambiado(null, porcentaje('10'))).toEqual({ queda: 'SIN_COSTO' });
    expect(cambiar('100', importe('5', 'USD'))).toBe('OTRA_MONEDA');
    expect([cambiar('5', importe('-5')), cambiar('5', importe('-6'))]).toEqual(['FUERA_DE_RANGO', 'FUERA_DE_RANGO']);
    expect(cambiar('9999999999', importe('2'))).toBe('FUERA_DE_RANGO');
    expect([cambiar('0', porcentaje('10')), cambiar('0.0001', porcentaje('1'))]).toEqual(['IGUAL', 'IGUAL']);
  });

  it('says itself as people read it', () => {
    expect(
      [porcentaje('0.5'), porcentaje('-7.50'), importe('5', 'USD'), importe('-1200.5')].map(decirCambioDeCosto),
    ).toEqual(['+0,5 %', '−7,5 %', '+5 USD', '−1200,5 ARS']);
  });

  it('moves the way it was asked, never out of range, and an amount only in its currency', () => {
    const plata = fc.integer({ min: 0, max: 10 ** 12 }).map((n) => (n / 10_000).toFixed(4));
    const valor = fc.integer({ min: -990_000, max: 5_000_000 }).map((n) => (n / 10_000).toFixed(4));
    const moneda = fc.constantFrom(...MONEDAS);
    const cambios = fc.oneof(
      fc.record({ tipo: fc.constant('PORCENTAJE' as const), valor }),
      fc.record({ tipo: fc.constant('IMPORTE' as const), valor, moneda }),
    );
    fc.assert(
      fc.property(plata, moneda, cambios, (cuanto, enQue, cambio) => {
        const hecho = costoCambiado({ importe: cuanto, moneda: enQue }, cambio);
        expect(hecho.queda === 'OTRA_MONEDA').toBe(cambio.tipo === 'IMPORTE' && cambio.moneda !== enQue);
        if (hecho.queda !== null) return;
        const sube = hecho.importe.gt(cuanto);
        expect(sube).toBe(Number(cambio.valor) > 0);
        expect(hecho.importe.gt(0) && hecho.importe.lte('10000000000')).toBe(true);
        // At most half of what is kept away from the exact figure.
        const exacto =
          cambio.tipo === 'PORCENTAJE'
            ? decimal(cuanto).times(decimal(100).plus(cambio.valor)).div(100)
            : decimal(cuanto).plus(cambio.valor);
        expect(exacto.minus(hecho.importe).abs().lte('0.00005')).toBe(true);
      }),
    );
  });
});
