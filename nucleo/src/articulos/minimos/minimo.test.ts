import Big from 'big.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CambioDeMinimos } from './contrato-de-minimos.ts';
import { admitirMinimos, bajoMinimo, faltaParaObjetivo } from './minimo.ts';

const milesimos = (min: number) => fc.integer({ min, max: 1_000_000 }).map((n) => new Big(n).div(1000).toString());

it('RN-07 of a minimum of 10 and an objetivo of 40, nothing is missing at 10 and 31 at 9', () => {
  const politica = { minimo: '10', objetivo: '40' };
  expect(['10', '9', '-2'].map((hay) => faltaParaObjetivo(hay, politica))).toEqual(['0', '31', '42']);
  expect(bajoMinimo('-1', null)).toBe(false);
  expect(faltaParaObjetivo('-1', null)).toBe('0');
});

it('INV-67 something is missing exactly when it is under its minimum, and it brings it to its objetivo', () => {
  fc.assert(
    fc.property(milesimos(-1_000_000), milesimos(0), milesimos(0), (disponible, minimo, mas) => {
      const objetivo = new Big(minimo).plus(mas).toString();
      const falta = new Big(faltaParaObjetivo(disponible, { minimo, objetivo }));
      expect(falta.gt(0)).toBe(new Big(disponible).lt(minimo));
      if (falta.gt(0)) expect(falta.plus(disponible).eq(objetivo)).toBe(true);
    }),
  );
});

it('only products have a minimum, and the refusal names the artículo', () => {
  expect(admitirMinimos({ codigo: 'A', tipo: 'PRODUCTO' }).ok).toBe(true);
  for (const tipo of ['SERVICIO', 'KIT'] as const) {
    expect(admitirMinimos({ codigo: 'MO-1', tipo })).toEqual({
      ok: false,
      error: { code: 'articulos.minimo_sin_stock', data: { codigo: 'MO-1' } },
    });
  }
});

it('both figures come, or neither, the objetivo at least the minimum, and no depósito twice', () => {
  const depositoId = '019a0000-0000-7000-8000-000000000001';
  const leer = (minimo: string | null, objetivo: string | null) =>
    CambioDeMinimos.safeParse({ version: 1, minimos: [{ depositoId, minimo, objetivo }] });
  expect([leer('0', '0'), leer('10', '10'), leer(null, null)].map(({ success }) => success)).toEqual([
    true,
    true,
    true,
  ]);
  const queFalla = (minimo: string | null, objetivo: string | null) =>
    leer(minimo, objetivo).error?.issues[0]?.path.at(-1);
  expect([queFalla(null, '4'), queFalla('4', null), queFalla('5', '4'), queFalla('-1', '4')]).toEqual([
    ...['minimo', 'objetivo', 'objetivo', 'minimo'],
  ]);
  const uno = { depositoId, minimo: '1', objetivo: '2' };
  expect(CambioDeMinimos.safeParse({ version: 1, minimos: [uno, uno] }).success).toBe(false);
});
