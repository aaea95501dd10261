import { describe, expect, it } from 'vitest';
import { confirmaReposicion, reposicionTras } from './costo-de-reposicion.ts';

const vende = (costoNeto: string | null, moneda: 'ARS' | 'USD' = 'ARS', proveedorId = 'mann') => ({
  proveedorId,
  costoNeto,
  moneda,
});
const antes = { reposicion: { importe: '100.00', moneda: 'ARS' }, principal: undefined };

describe('ART-12 replacement cost from the principal proveedor', () => {
  it('is the net cost of the principal, in its currency', () => {
    expect(reposicionTras(antes, vende('61.56'))).toEqual({ importe: '61.56', moneda: 'ARS' });
    const sinCosto = { ...antes, reposicion: null };
    expect(reposicionTras(sinCosto, vende('10', 'USD'))).toEqual({ importe: '10', moneda: 'USD' });
    expect(reposicionTras(antes, vende('100', 'USD'))).toEqual({ importe: '100', moneda: 'USD' });
  });

  it('stays when there is no principal, it has no cost, or nothing changed', () => {
    expect(reposicionTras(antes, undefined)).toBeNull();
    expect(reposicionTras(antes, vende(null))).toBeNull();
    expect(reposicionTras(antes, vende('100.0000'))).toBeNull();
  });

  it('one written by hand holds until the principal, or what it asks for, is another', () => {
    const aMano = { reposicion: { importe: '150', moneda: 'ARS' }, principal: vende('100') };
    expect(reposicionTras(aMano, vende('100.0000'))).toBeNull();
    expect(reposicionTras(aMano, vende('110'))).toEqual({ importe: '110', moneda: 'ARS' });
    expect(reposicionTras(aMano, vende('100', 'USD'))).toEqual({ importe: '100', moneda: 'USD' });
    expect(reposicionTras(aMano, vende('100', 'ARS', 'bosch'))).toEqual({ importe: '100', moneda: 'ARS' });
    expect(reposicionTras({ ...aMano, principal: vende(null) }, vende('100'))).toEqual({
      importe: '100',
      moneda: 'ARS',
    });
  });

  it('PRE-17 is confirmed by a principal that asks the same, and by nothing else', () => {
    const cien = { importe: '100.00', moneda: 'ARS' };
    expect(confirmaReposicion(cien, vende('100'))).toBe(true);
    const otros = [vende('110'), vende('100', 'USD'), vende(null), undefined];
    expect(otros.map((principal) => confirmaReposicion(cien, principal))).toEqual([false, false, false, false]);
    expect(confirmaReposicion(null, vende('100'))).toBe(false);
  });
});
