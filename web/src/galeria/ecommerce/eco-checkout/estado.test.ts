import { describe, expect, it } from 'vitest';
import { ENVIOS } from '#galeria/ecommerce/carrito/estado.ts';
import { en } from '#galeria/ecommerce/textos.en.ts';
import { es } from '#galeria/ecommerce/textos.es.ts';
import {
  compra,
  conBarra,
  conDireccion,
  faltasDeDireccion,
  faltasDeTarjeta,
  otraCompra,
  pasoPosible,
} from './estado.ts';

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

  it.each([es, en])('delivers in the days that the page of a product promises: $detalle.entrega', ({ detalle }) => {
    const dias = Object.values(ENVIOS).map((uno) => String(uno.dias));
    expect(detalle.entrega.match(/\d+/g)?.toSorted()).toEqual(dias.toSorted());
    expect(detalle.entregaTexto.match(/\d+/g)?.toSorted()).toEqual(dias.toSorted());
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

  it('takes an expiry as a keypad of digits or the browser writes it, and tells a bad one from a past one', () => {
    const falta = (vencimiento: string) => faltasDeTarjeta({ ...TARJETA, vencimiento }, HOY).vencimiento;
    expect(['1126', '11/26', '11 / 26', '1230', '12/2030', '122030', ' 01/27 '].map(falta)).toEqual(
      Array(7).fill(false),
    );
    expect(['10/26', '1026', '12/2025'].map(falta)).toEqual(['pasado', 'pasado', 'pasado']);
    expect(['', '13/27', '1/27', '12/203', '12-30', 'doce'].map(falta)).toEqual(Array(6).fill('mal'));
  });

  it('takes a card until its month ends at the shop, whatever the clock of the browser says', () => {
    const en = (vencimiento: string, hoy: string) =>
      faltasDeTarjeta({ ...TARJETA, vencimiento }, new Date(hoy)).vencimiento;
    expect(en('11/26', '2026-12-01T02:59:59.999Z')).toBe(false);
    expect(en('11/26', '2026-12-01T03:00:00Z')).toBe('pasado');
    expect(en('12/26', '2027-01-01T02:59:00Z')).toBe(false);
    expect(en('12/26', '2027-01-01T03:00:00Z')).toBe('pasado');
  });

  it('writes the bar of an expiry, and lets it be deleted', () => {
    const tipeado = [...'1230'].reduce((antes, letra) => conBarra(antes, antes + letra), '');
    expect(tipeado).toBe('12/30');
    expect([...'12/30'].reduce((antes, letra) => conBarra(antes, antes + letra), '')).toBe('12/30');
    expect(conBarra('', '12/2030')).toBe('12/2030');
    expect(conBarra('', '1230')).toBe('12/30');
    expect(conBarra('12/', '12')).toBe('12');
    expect(conBarra('12', '123')).toBe('12/3');
  });
});
