import { describe, expect, it } from 'vitest';
import { asciendeAAdministrador, describirConcesiones, simplificarConcesiones } from './concesiones.ts';

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

describe('becoming an administrator', () => {
  const en = (sucursalId: string | null) => ({ rol: 'administrador', sucursalId }) as const;
  const VENDEDOR = { rol: 'vendedor', sucursalId: null } as const;

  it.each([
    ['of nothing', [], [en(null)]],
    ['of another role in the same place', [VENDEDOR], [VENDEDOR, en(centro)]],
    ['from one sucursal to all of them', [en(centro)], [en(null)]],
    ['from one sucursal to another', [en(centro)], [en(norte)]],
    ['in one sucursal more', [en(centro)], [en(centro), en(norte)]],
  ])('is a raise %s', (_, antes, despues) => {
    expect(asciendeAAdministrador(antes, despues)).toBe(true);
  });

  it.each([
    ['what they had', [en(centro)], [en(centro)]],
    ['another role besides', [en(null)], [en(null), VENDEDOR]],
    ['one sucursal instead of all of them', [en(null)], [en(centro), en(norte)]],
    ['any other role everywhere', [], [VENDEDOR]],
    ['no longer being one', [en(null)], [VENDEDOR]],
  ])('is not %s', (_, antes, despues) => {
    expect(asciendeAAdministrador(antes, despues)).toBe(false);
  });
});
