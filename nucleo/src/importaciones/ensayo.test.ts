import { expect, it } from 'vitest';
import { decirCambioDesdeElEnsayo } from './ensayo.ts';

const cuenta = (crear: number, actualizar: number, rechazadas = 0) => ({ crear, actualizar, rechazadas });

it('what changed since a rehearsal is told by its figures, and by its rows when those are the same', () => {
  const decir = (...[antes, ahora, filas]: [ReturnType<typeof cuenta>, ReturnType<typeof cuenta>, number]) =>
    decirCambioDesdeElEnsayo({ antes, ahora, filas });
  expect(decir(cuenta(4000, 0), cuenta(0, 4000), 4000)).toBe(
    'Desde el ensayo cambió lo que hace: antes creaba 4.000, ahora actualiza 4.000. Miralo y volvé a aplicar.',
  );
  expect(decir(cuenta(2, 1, 3), cuenta(0, 0), 6)).toContain(
    'antes creaba 2, actualizaba 1 y rechazaba 3, ahora no cambia nada.',
  );
  expect(decir(cuenta(2, 1), cuenta(2, 1), 1)).toContain('cambió lo que hace en una fila.');
  expect(decir(cuenta(0, 9000), cuenta(0, 9000), 1200)).toContain('cambió lo que hace en 1.200 filas.');
});
