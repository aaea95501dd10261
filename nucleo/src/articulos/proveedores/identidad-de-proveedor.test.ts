import { describe, expect, it } from 'vitest';
import { CONDICIONES_DE_PROVEEDOR, leerCuitDeProveedor } from './identidad-de-proveedor.ts';

describe('INV-46 the CUIT of a proveedor', () => {
  it('is read as people write it and kept as digits', () => {
    expect(leerCuitDeProveedor('30-70707070-2', 1)).toEqual({ ok: true, value: '30707070702' });
  });

  it('proposes the number that would be right', () => {
    expect(leerCuitDeProveedor('30-70707070-3', 1)).toEqual({
      ok: false,
      error: 'El dígito verificador no coincide. ¿Será 30-70707070-2?',
    });
  });

  it('may be missing only abroad or without a category', () => {
    const sinCuit = CONDICIONES_DE_PROVEEDOR.filter((condicion) => leerCuitDeProveedor('', condicion).ok);
    expect(sinCuit).toEqual([7, 8]);
    expect(CONDICIONES_DE_PROVEEDOR).not.toContain(5);
  });
});
