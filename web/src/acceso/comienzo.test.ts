import { expect, it } from 'vitest';
import { sesionDePrueba } from '#prueba/sesion.ts';
import { comienzoDe } from './comienzo.ts';

const conPreferida = (paginaDeInicio: string | null) => ({
  ...sesionDePrueba([]),
  preferencias: { sucursalId: null, paginaDeInicio, inicio: null },
});

it('begins in the preferred screen, once, when the application was opened at its root', () => {
  const apertura = {};
  expect(comienzoDe(apertura, conPreferida('/stock/stock-centralizado'), '/')).toBe('/stock/stock-centralizado');
  expect(comienzoDe(apertura, conPreferida('/stock/stock-centralizado'), '/')).toBeUndefined();
});

it('goes where the person was going, and home without a preference', () => {
  expect(comienzoDe({}, conPreferida('/stock/stock-centralizado'), '/articulos/tabla')).toBeUndefined();
  expect(comienzoDe({}, conPreferida(null), '/')).toBeUndefined();
  expect(comienzoDe({}, conPreferida('/'), '/')).toBeUndefined();
});
