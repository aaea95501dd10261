import { describe, expect, it } from 'vitest';
import { reposicionTras } from './costo-de-reposicion.ts';

const antes = { importe: '100.00', moneda: 'ARS' };

describe('ART-12 replacement cost from the principal proveedor', () => {
  it('is the net cost of the principal, in its currency', () => {
    expect(reposicionTras(antes, { neto: '61.56', moneda: 'ARS' })).toEqual({ importe: '61.56', moneda: 'ARS' });
    expect(reposicionTras(null, { neto: '10', moneda: 'USD' })).toEqual({ importe: '10', moneda: 'USD' });
    expect(reposicionTras(antes, { neto: '100', moneda: 'USD' })).toEqual({ importe: '100', moneda: 'USD' });
  });

  it('stays when there is no principal, it has no cost, or nothing changed', () => {
    expect(reposicionTras(antes, undefined)).toBeNull();
    expect(reposicionTras(antes, { neto: null, moneda: 'ARS' })).toBeNull();
    expect(reposicionTras(antes, { neto: '100.0000', moneda: 'ARS' })).toBeNull();
  });
});
