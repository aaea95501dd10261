import { expect, it } from 'vitest';
import { claveDeDireccion, contadorDeDesconocido } from './intentos.repo.ts';

it('counts IPv4 one by one, also when it comes inside IPv6', () => {
  expect(claveDeDireccion('203.0.113.7')).toBe('direccion:203.0.113.7');
  expect(claveDeDireccion('::ffff:203.0.113.7')).toBe('direccion:203.0.113.7');
});

it('counts IPv6 by /64, however it is written', () => {
  const red = 'direccion:2001:db8:0:1::/64';
  expect(claveDeDireccion('2001:db8:0:1::1')).toBe(red);
  expect(claveDeDireccion('2001:0db8:0000:0001:ffff:ffff:ffff:ffff')).toBe(red);
  expect(claveDeDireccion('2001:db8:0:2::1')).not.toBe(red);
  expect(claveDeDireccion('::1')).toBe('direccion:0:0:0:0::/64');
});

it('takes no notice of capitals or spaces in the account', () => {
  expect(contadorDeDesconocido(' Lucia@Quiroga.test')).toEqual(contadorDeDesconocido('lucia@quiroga.TEST '));
});
