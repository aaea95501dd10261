import i18next from 'i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { iniciarTextos } from './iniciar.ts';

// A room of nobody's, with its sentences in no contract.
const decir = i18next.t as unknown as (clave: string, valores: object) => string;

beforeEach(() => {
  iniciarTextos({});
  i18next.addResourceBundle('es', 'cuentas', {
    filas_one: '{{count}} fila',
    filas_other: '{{count}} filas',
    modelo: 'desde {{anio}}',
  });
});
afterEach(() => void i18next.removeResourceBundle('es', 'cuentas'));

it('what a sentence counts is written with its thousands, and no other number is touched', () => {
  expect(decir('cuentas:filas', { count: 1 })).toBe('1 fila');
  expect(decir('cuentas:filas', { count: 1898 })).toBe('1.898 filas');
  expect(decir('cuentas:modelo', { anio: 2016 })).toBe('desde 2016');
});
