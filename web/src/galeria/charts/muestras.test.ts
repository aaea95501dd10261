import { expect, it } from 'vitest';
import { ME_GUSTA, METAS, PARTES, RADAR, RESULTADOS, TEMPERATURAS, VELAS, VISITAS } from './muestras.ts';

it('the samples are as many as each chart shows', () => {
  expect([TEMPERATURAS.meses, TEMPERATURAS.maxima, TEMPERATURAS.minima].map((una) => una.length)).toEqual([7, 7, 7]);
  expect([ME_GUSTA.dias.length, ME_GUSTA.valores.length]).toEqual([18, 18]);
  expect(PARTES).toHaveLength(5);
  expect([VISITAS.horas, VISITAS.local, VISITAS.telefono].map((una) => una.length)).toEqual([7, 7, 7]);
  const { meses, ganancia, ingresos, costo } = RESULTADOS;
  expect([meses, ganancia, ingresos, costo].map((una) => una.length)).toEqual([9, 9, 9, 9]);
  expect(VELAS).toHaveLength(60);
  expect(METAS).toHaveLength(4);
  expect([RADAR.meses, RADAR.este, RADAR.anterior].map((una) => una.length)).toEqual([6, 6, 6]);
});

it('a candle opens where the one before closed, and nothing passes its lowest and its highest', () => {
  for (const [i, una] of VELAS.entries()) {
    expect(una.minimo).toBeLessThan(Math.min(una.apertura, una.cierre));
    expect(una.maximo).toBeGreaterThan(Math.max(una.apertura, una.cierre));
    if (i > 0) expect(una.apertura).toBe(VELAS[i - 1]?.cierre);
  }
});

it('the shares of a cake make a hundred', () => {
  expect(PARTES.reduce((suma, { valor }) => suma + valor, 0)).toBe(100);
});
