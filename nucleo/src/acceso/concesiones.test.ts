import { expect, it } from 'vitest';
import { describirConcesiones, simplificarConcesiones } from './concesiones.ts';

const [centro, norte] = ['01900000-0000-7000-8000-000000000101', '01900000-0000-7000-8000-000000000102'];

it('INV-61 keeps each role once, and none in a sucursal that it already has in all of them', () => {
  expect(
    simplificarConcesiones([
      { rol: 'consulta', sucursalId: centro },
      { rol: 'vendedor', sucursalId: norte },
      { rol: 'vendedor', sucursalId: null },
      { rol: 'consulta', sucursalId: centro },
      { rol: 'consulta', sucursalId: norte },
    ]),
  ).toEqual([
    { rol: 'vendedor', sucursalId: null },
    { rol: 'consulta', sucursalId: centro },
    { rol: 'consulta', sucursalId: norte },
  ]);
});

it('tells roles as people read them', () => {
  expect(
    describirConcesiones([
      { rol: 'vendedor', sucursalId: centro, sucursal: 'Centro' },
      { rol: 'deposito', sucursalId: null, sucursal: null },
    ]),
  ).toBe('Vendedor en Centro, Depósito en todas las sucursales');
});
