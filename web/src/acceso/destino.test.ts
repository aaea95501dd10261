import { expect, it } from 'vitest';
import { destinoSeguro } from './destino.ts';

it('goes to a path of this application, with its query', () => {
  expect(destinoSeguro('/articulos/tabla?buscar=a#b')).toBe('/articulos/tabla?buscar=a#b');
});

it('never goes to another site, nor back to the login', () => {
  const malos = [
    undefined,
    '',
    'https://malo.example',
    '//malo.example',
    '/\\malo.example',
    'javascript:alert(1)',
    '/login?next=/x',
  ];
  expect(malos.map(destinoSeguro)).toEqual(malos.map(() => '/'));
});
