import { expect, it } from 'vitest';
import { vecinoDe } from '#galeria/comun/eleccion.ts';
import { editar, eliminar, permisosDe, puede, ROLES } from './estado.ts';
import { direccionesDeMuestra } from './muestras.ts';

const DIRECCIONES = direccionesDeMuestra();

it('T-CL-1, T-CL-2: an administrator edits and deletes, a manager edits, a subscriber looks', () => {
  expect(ROLES.map((rol) => [rol, permisosDe(rol)])).toEqual([
    ['admin', ['editar', 'eliminar']],
    ['manager', ['editar']],
    ['subscriber', []],
  ]);
});

it('T-CL-3: deleting takes that one away, and only whoever may do it does', () => {
  for (const rol of ROLES) {
    const quedan = eliminar(DIRECCIONES, rol, 2).map(({ id }) => id);
    expect(quedan).toEqual(puede(rol, 'eliminar') ? [1, 3, 4, 5] : [1, 2, 3, 4, 5]);
  }
});

it('editing changes that one by its id, and only whoever may do it does', () => {
  const calle = 'Otra 123';
  expect(editar(DIRECCIONES, 'manager', 3, { calle }).filter((una) => una.calle === calle)).toEqual([
    { ...DIRECCIONES[2], calle },
  ]);
  expect(editar(DIRECCIONES, 'subscriber', 3, { calle })).toBe(DIRECCIONES);
});

it('F1: after one goes, its neighbour takes the focus', () => {
  const ids = DIRECCIONES.map(({ id }) => id);
  expect(vecinoDe(ids, 2)).toBe(3);
  expect(vecinoDe(ids, 5)).toBe(4);
  expect(vecinoDe(ids.slice(0, 1), 1)).toBeNull();
});
