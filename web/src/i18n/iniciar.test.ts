import i18next from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('the texts of a room that could not come are told so to who waits for them, and come with the next that are asked for', async () => {
  vi.resetModules();
  const propio = i18next.createInstance();
  const dice = propio.t as unknown as (clave: string) => string;
  vi.doMock('i18next', () => ({ default: propio }));
  const { adelantarTextos, iniciarTextos: iniciar, traerTextos } = await import('./iniciar.ts');
  const lejana = vi.fn<() => Promise<{ hola: string }>>(() => Promise.reject(new TypeError('sin red')));
  iniciar({}, { lejana });
  vi.useFakeTimers();
  const pedida = traerTextos('lejana').then(
    () => 'vino',
    () => 'no vino',
  );
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await pedida).toBe('no vino');
  // Whoever says them all the same fails as if the code had not come, in the place of showing their keys.
  expect(() => dice('lejana:hola')).toThrow('sin red');
  expect(dice('otra:hola')).toBe('hola');

  lejana.mockResolvedValue({ hola: 'Hola' });
  adelantarTextos('otra');
  await vi.waitFor(() => expect(propio.exists('lejana:hola')).toBe(true));
  expect(dice('lejana:hola')).toBe('Hola');
  expect(dice('lejana:chau')).toBe('chau');
  vi.doUnmock('i18next');
});
