import { expect, it } from 'vitest';
import { conSusIds } from './valores-de-cliente.ts';

const [local, deposito] = ['01980000-0000-7000-8000-000000000301', '01980000-0000-7000-8000-000000000302'];

it('INV-73 what somebody else took away of a cliente, and who saves wants to keep, goes in anew', () => {
  const datos = {
    alerta: 'Paga contado',
    domicilios: [{ id: local, calle: 'San Martín 100' }, { id: deposito, calle: 'Ruta 9' }, { calle: 'Mitre 5' }],
    contactos: [{ id: local, nombre: 'Laura' }],
  };
  const ahora = { domicilios: [{ id: deposito }], contactos: [] };
  expect(conSusIds(datos, ahora)).toEqual({
    alerta: 'Paga contado',
    domicilios: [{ calle: 'San Martín 100' }, { id: deposito, calle: 'Ruta 9' }, { calle: 'Mitre 5' }],
    contactos: [{ nombre: 'Laura' }],
  });
  expect(conSusIds({ domicilios: undefined }, ahora)).toEqual({ domicilios: undefined });
});
