import { expect, it } from 'vitest';
import { leerBusquedaDeEstructura } from './secciones.ts';

it('asks for as many units as the address says, when so many may be asked for', () => {
  const cantidad = (dicha: unknown) => leerBusquedaDeEstructura({ cantidad: dicha }).cantidad;
  expect(cantidad('2.5')).toBe('2.5');
  expect(cantidad(1_000_000)).toBe('1000000');
  for (const dicha of ['1000000.001', 2_000_000, 0, '-1', 'mucho', undefined]) expect(cantidad(dicha)).toBeUndefined();
});
