import { expect, it } from 'vitest';
import { viajaSinVerificar } from './por-la-red.ts';

it.each([
  ['postgres://u:c@base.ejemplo.ar/t', true],
  ['postgres://u:c@10.0.0.7:5433/t?sslmode=disable', true],
  ['postgres://u:c@base.ejemplo.ar/t?sslmode=no-verify', true],
  ['postgres://u:c@base.ejemplo.ar/t?sslmode=verify-full', false],
  ['postgres://u:c@localhost/t', false],
  ['postgres://u:c@127.0.0.1:5432/t', false],
  ['postgres://u:c@[::1]:5432/t', false],
  ['postgres://u:c@%2Fvar%2Frun%2Fpostgresql/t', false],
  ['postgres://u@/t?host=/var/run/postgresql', false],
])('seguridad 3.11 %s goes over a network without proof of who is there: %s', (url, sinVerificar) => {
  expect(viajaSinVerificar(url)).toBe(sinVerificar);
});
