import { expect, it } from 'vitest';
import { destinoSeguro, esPuerta } from './puertas.ts';

it('goes to a path of this application, with its query', () => {
  expect(destinoSeguro('/articulos/tabla?buscar=a#b')).toBe('/articulos/tabla?buscar=a#b');
});

it('never goes to another site, nor back to a door', () => {
  const malos = [
    undefined,
    null,
    '',
    'https://malo.example',
    '//malo.example',
    '/\\malo.example',
    '/\t/malo.example',
    '/a\\b',
    'javascript:alert(1)',
    '/login?next=/x',
    '/auth/two-steps#x',
  ];
  expect(malos.map(destinoSeguro)).toEqual(malos.map(() => '/'));
});

it('knows the doors from the screens', () => {
  expect(['/login', '/login/', '/auth/register2', '/auth/no-existe', '/landingpage'].every(esPuerta)).toBe(true);
  expect(['/', '/logins', '/autos', '/authx', '/ventas/auth/login', '/landingpage/x'].some(esPuerta)).toBe(false);
});
