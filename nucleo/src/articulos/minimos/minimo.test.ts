import Big from 'big.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cicloDeArticulo } from '#articulos/ciclo-de-articulo.ts';
import { CambioDeMinimos } from './contrato-de-minimos.ts';
import { admitirMinimos, bajoMinimo, faltaParaObjetivo, sePide, sobraDelMaximo } from './minimo.ts';

const milesimos = (min: number) => fc.integer({ min, max: 1_000_000 }).map((n) => new Big(n).div(1000).toString());

it('RN-07 of a minimum of 10 and an objetivo of 40, nothing is missing at 10 and 31 at 9', () => {
  const politica = { minimo: '10', objetivo: '40' };
  expect(['10', '9', '-2'].map((hay) => faltaParaObjetivo(hay, politica))).toEqual(['0', '31', '42']);
  expect(bajoMinimo('-1', null)).toBe(false);
  expect(faltaParaObjetivo('-1', null)).toBe('0');
});

it('INV-69 ART-10 only what is discontinued is not asked for again', () => {
  expect(cicloDeArticulo.estados.filter((estado) => !sePide(estado))).toEqual(['DISCONTINUADO']);
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
  expect(admitirMinimos({ codigo: 'A', tipo: 'PRODUCTO', estado: 'DISCONTINUADO' }).ok).toBe(true);
  for (const tipo of ['SERVICIO', 'KIT'] as const) {
    expect(admitirMinimos({ codigo: 'MO-1', tipo, estado: 'ACTIVO' })).toEqual({
      ok: false,
      error: { code: 'articulos.minimo_sin_stock', data: { codigo: 'MO-1' } },
    });
  }
});

it('REA-06 what is inactive takes none: it would be back with it', () => {
  expect(admitirMinimos({ codigo: 'FR-9', tipo: 'PRODUCTO', estado: 'INACTIVO' })).toEqual({
    ok: false,
    error: { code: 'articulos.minimo_inactivo', data: { codigo: 'FR-9' } },
  });
});

it('RN-10 of a máximo of 60, nothing is over at 60 and 1 at 61, and without one nothing ever is', () => {
  expect(['60', '61', '-5'].map((hay) => sobraDelMaximo(hay, '60'))).toEqual(['0', '1', '0']);
  expect(sobraDelMaximo('1000', null)).toBe('0');
});

it('RN-10 what is over leaves it at its máximo, and where something is missing nothing is over', () => {
  fc.assert(
    fc.property(milesimos(-1_000_000), milesimos(0), milesimos(0), milesimos(0), (disponible, minimo, mas, aunMas) => {
      const objetivo = new Big(minimo).plus(mas).toString();
      const maximo = new Big(objetivo).plus(aunMas).toString();
      const sobra = new Big(sobraDelMaximo(disponible, maximo));
      expect(sobra.gt(0)).toBe(new Big(disponible).gt(maximo));
      if (sobra.gt(0)) expect(new Big(disponible).minus(sobra).eq(maximo)).toBe(true);
      expect(sobra.gt(0) && bajoMinimo(disponible, minimo)).toBe(false);
    }),
  );
});

const depositoId = '019a0000-0000-7000-8000-000000000001';
const nada = { depositoId, minimo: null, objetivo: null, maximo: null, ubicacion: null };
const leer = (mas: object) => CambioDeMinimos.safeParse({ version: 1, minimos: [{ ...nada, ...mas }] });
const queFalla = (minimo: string | null, objetivo: string | null, maximo: string | null = null) =>
  leer({ minimo, objetivo, maximo }).error?.issues[0]?.path.at(-1);

it('both figures come, or neither, the objetivo at least the minimum, and no depósito twice', () => {
  expect([queFalla('0', '0'), queFalla('10', '10'), queFalla(null, null)]).toEqual([undefined, undefined, undefined]);
  expect([queFalla(null, '4'), queFalla('4', null), queFalla('5', '4'), queFalla('-1', '4')]).toEqual([
    ...['minimo', 'objetivo', 'objetivo', 'minimo'],
  ]);
  const uno = { ...nada, minimo: '1', objetivo: '2' };
  expect(CambioDeMinimos.safeParse({ version: 1, minimos: [uno, uno] }).success).toBe(false);
});

it('ART-13 a máximo may come besides, at least the objetivo, and never by itself', () => {
  expect([queFalla('0', '0', '0'), queFalla('5', '10', '10'), queFalla('5', '10', '60')]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
  expect([queFalla(null, null, '60'), queFalla('5', '10', '9.999'), queFalla('5', null, '60')]).toEqual([
    ...['maximo', 'maximo', 'objetivo'],
  ]);
});

it('ART-14 an ubicación is up to 30 characters without spaces around, and comes with or without figures', () => {
  expect(leer({ ubicacion: '  Pasillo 3, A-10 ' }).data?.minimos[0]?.ubicacion).toBe('Pasillo 3, A-10');
  expect(leer({ minimo: '1', objetivo: '2', ubicacion: 'A'.repeat(30) }).success).toBe(true);
  expect(['A'.repeat(31), '', '   '].map((ubicacion) => leer({ ubicacion }).success)).toEqual([false, false, false]);
});

it('what says nothing of the máximo or of the ubicación is not taken for emptying them', () => {
  const viejo = { version: 1, minimos: [{ depositoId, minimo: '1', objetivo: '2' }] };
  expect(CambioDeMinimos.safeParse(viejo).error?.issues.map(({ path }) => path.at(-1))).toEqual([
    'maximo',
    'ubicacion',
  ]);
});
