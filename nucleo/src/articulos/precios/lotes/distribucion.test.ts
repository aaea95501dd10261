import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escalaDeVariacion, tramosDeVariacion } from './distribucion.ts';

const lugarDe = (valor: number, { paso, tope }: { paso: string; tope: number }): number => {
  const lugar = Math.min(Math.max(Math.ceil(Math.abs(valor) / Number(paso)), 1), tope + 1);
  return valor < 0 ? -lugar : lugar;
};

const repartir = (valores: readonly number[], limite: string) => {
  const escala = escalaDeVariacion(String(Math.min(...valores)), String(Math.max(...valores)), limite);
  const cuentas = new Map<number, number>();
  for (const valor of valores) cuentas.set(lugarDe(valor, escala), (cuentas.get(lugarDe(valor, escala)) ?? 0) + 1);
  return tramosDeVariacion(
    escala,
    limite,
    [...cuentas].map(([lugar, lineas]) => ({ lugar, lineas })),
  );
};

describe('how the prices of a batch move, in bars', () => {
  it('has the limit between two bars, and tells those beyond it', () => {
    const tramos = repartir([1, 9, 11, 12, 30, 34.6], '30');
    expect(tramos.map(({ desde, hasta }) => `${desde} ${hasta}`)).toEqual([
      '0 3',
      '3 6',
      '6 9',
      '9 12',
      '12 15',
      '15 18',
      '18 21',
      '21 24',
      '24 27',
      '27 30',
      '30 33',
      '33 36',
    ]);
    expect(tramos.map(({ lineas }) => lineas)).toEqual([1, 0, 1, 2, 0, 0, 0, 0, 0, 1, 0, 1]);
    expect(tramos.map(({ fuera }) => fuera).indexOf(true)).toBe(10);
  });

  it('ends in one open bar, however far the last one goes', () => {
    const tramos = repartir([-90, 5, 10_000], '30');
    expect(tramos[0]).toEqual({ desde: null, hasta: '-60', lineas: 1, fuera: true });
    expect(tramos.at(-1)).toEqual({ desde: '60', hasta: null, lineas: 1, fuera: true });
    expect(tramos).toHaveLength(22);
  });

  it('has bars as wide as leaves at least six of them, in parts of the limit, however far beyond it some go', () => {
    const paso = (minima: string, maxima: string, limite = '10') => escalaDeVariacion(minima, maxima, limite);
    expect(paso('0', '12')).toEqual({ paso: '2', tope: 10 });
    expect(paso('0', '6')).toEqual({ paso: '1', tope: 20 });
    expect(paso('0', '3')).toEqual({ paso: '0.5', tope: 40 });
    expect(paso('-0.6', '0.6')).toEqual({ paso: '0.2', tope: 100 });
    expect([paso('0', '0.6'), paso('0', '0.01')].map((una) => una.paso)).toEqual(['0.1', '0.1']);
    // Beyond twice the limit all of it is one bar, which makes the others no wider.
    for (const lejos of [paso('15', '900'), paso('-900', '-15')]) expect(lejos).toEqual({ paso: '0.5', tope: 40 });
    expect(paso('0', '3', '0')).toEqual(paso('0', '3'));
  });

  it('counts each line once, in few bars, whatever moves and whatever the limit', () => {
    const valores = fc.array(fc.integer({ min: -9_900, max: 1_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(valores, fc.integer({ min: 0, max: 100 }), (centesimos, limite) => {
        const sueltos = centesimos.map((uno) => uno / 100);
        const tramos = repartir(sueltos, String(limite));
        expect(tramos.reduce((suma, { lineas }) => suma + lineas, 0)).toBe(sueltos.length);
        expect(tramos.length).toBeLessThanOrEqual(26);
        for (const { desde, hasta } of tramos.slice(1, -1)) expect(Number(hasta)).toBeGreaterThan(Number(desde));
      }),
    );
  });

  it('has no bars without lines', () => {
    expect(tramosDeVariacion({ paso: '3', tope: 20 }, '30', [])).toEqual([]);
  });
});
