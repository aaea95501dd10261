import { describe, expect, it } from 'vitest';
import { compra, conDireccion, faltasDeDireccion, faltasDeTarjeta, otraCompra, pasoPosible } from './estado.ts';

const HOY = new Date(2026, 10, 22);
const TARJETA = { numero: '4539 1488 0343 6467', vencimiento: '11/26', cvc: '123', titular: 'Ana Paz' };
const DATOS = { nombre: 'Ana Paz', calle: 'Mitre 10, Salta', telefono: '387 555-0101' };

describe('the checkout', () => {
  it('T-CK-5: has no second step without a cart, nor a third without an address', () => {
    expect(pasoPosible('direccion', 0, 1)).toBe('carrito');
    expect(pasoPosible('pago', 0, 1)).toBe('carrito');
    expect(pasoPosible('pago', 2, 0)).toBe('direccion');
    expect(pasoPosible('pago', 2, 1)).toBe('pago');
    expect(pasoPosible('carrito', 2, 1)).toBe('carrito');
  });

  it('takes a new address for the chosen one', () => {
    const hecha = conDireccion(compra.leer(), DATOS);
    expect(hecha.direcciones.at(-1)).toEqual({ id: 4, ...DATOS });
    expect(hecha.elegida).toBe(4);
  });

  it('begins the next one with the addresses of this one, and nothing else decided', () => {
    const hecha = { ...conDireccion(compra.leer(), DATOS), envio: 'rapido', forma: 'tarjeta' } as const;
    expect(otraCompra(hecha)).toEqual({ ...compra.leer(), direcciones: hecha.direcciones });
  });

  it('tells what is wrong with an address', () => {
    expect(faltasDeDireccion({ nombre: 'Ana', calle: 'Mitre 10, Salta', telefono: '+54 387 555-0101' })).toEqual({
      nombre: false,
      calle: false,
      telefono: false,
    });
    expect(faltasDeDireccion({ nombre: ' ', calle: 'Mitre', telefono: '12-34' })).toEqual({
      nombre: true,
      calle: true,
      telefono: true,
    });
    expect(faltasDeDireccion({ nombre: 'Ana', calle: 'Mitre 10, Salta', telefono: '387 quinientos' }).telefono).toBe(
      true,
    );
  });

  it('tells what is wrong with a card', () => {
    const malas = (cambios: Partial<typeof TARJETA>) =>
      Object.entries(faltasDeTarjeta({ ...TARJETA, ...cambios }, HOY))
        .filter(([, mala]) => mala)
        .map(([campo]) => campo);
    expect(malas({})).toEqual([]);
    expect(malas({ numero: '4539 1488 0343 6468' })).toEqual(['numero']);
    expect(malas({ numero: '' })).toEqual(['numero']);
    expect(malas({ vencimiento: '10/26' })).toEqual(['vencimiento']);
    expect(malas({ vencimiento: '13/27' })).toEqual(['vencimiento']);
    expect(malas({ vencimiento: '01/27' })).toEqual([]);
    expect(malas({ cvc: '12', titular: '' })).toEqual(['cvc', 'titular']);
  });
});
